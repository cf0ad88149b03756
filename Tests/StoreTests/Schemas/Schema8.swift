// A database of schema 8: that of schema 7 with what the release that brought it added. Frozen.
enum Schema8 {
  private static let programNotes = #"""
    ALTER TABLE journal ADD COLUMN notes TEXT;
    ALTER TABLE draft ADD COLUMN holder INTEGER;
    """#

  static let text = Schema7.text + programNotes + "PRAGMA user_version = 8;"
}
