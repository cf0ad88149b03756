/// What step 16 left: columns for what was worked out, of which the rows of before say nothing.
enum Schema16 {
  private static let workedOutAmounts = #"""
    ALTER TABLE entry ADD COLUMN spread INTEGER CHECK (spread > 100000000);
    ALTER TABLE purchase ADD COLUMN usual_pack INTEGER NOT NULL DEFAULT 0 CHECK (usual_pack IN (0, 1));
    """#

  /// Everything up to this step.
  static let text = Schema15.text + workedOutAmounts + "PRAGMA user_version = 16;"
}
