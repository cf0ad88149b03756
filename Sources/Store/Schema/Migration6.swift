extension Migration {
  /// Which edition of its source a food is from, and when the source last changed it.
  static let foodReleases = Migration(
    version: 6,
    statements: """
      ALTER TABLE food ADD COLUMN source_release TEXT;
      ALTER TABLE food ADD COLUMN source_date INTEGER;
      """)
}
