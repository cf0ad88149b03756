extension Migration {
  /// What a commit did to the program's own notes, and at which running larder's card a draft waits.
  static let programNotes = Migration(
    version: 8,
    statements: """
      ALTER TABLE journal ADD COLUMN notes TEXT;
      ALTER TABLE draft ADD COLUMN holder INTEGER;
      """)
}
