extension Migration {
  /// Weekly reports as they were made.
  static let weeklyReports = Migration(
    version: 5,
    statements: """
      CREATE TABLE weekly_report (
        profile BLOB NOT NULL,
        week INTEGER NOT NULL,
        made INTEGER NOT NULL,
        body TEXT NOT NULL,
        PRIMARY KEY (profile, week)
      ) STRICT, WITHOUT ROWID;
      """)
}
