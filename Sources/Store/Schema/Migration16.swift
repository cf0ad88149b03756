extension Migration {
  /// Estimated amounts are marked as such: by what factor the weight of an entry may be off, and which purchases were
  /// given the weight of a usual pack. For older rows this is unknown.
  static let workedOutAmounts = Migration(
    version: 16,
    statements: """
      ALTER TABLE entry ADD COLUMN spread INTEGER CHECK (spread > 100000000);
      ALTER TABLE purchase ADD COLUMN usual_pack INTEGER NOT NULL DEFAULT 0 CHECK (usual_pack IN (0, 1));
      """)
}
