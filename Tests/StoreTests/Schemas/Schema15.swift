/// What step 15 left: columns for what a commit was called, which the rows of before have no message for.
enum Schema15 {
  private static let journalMessages = #"""
    ALTER TABLE journal ADD COLUMN message TEXT;
    ALTER TABLE journal ADD COLUMN reading TEXT;
    """#

  static let text = Schema14.text + journalMessages + "PRAGMA user_version = 15;"
}
