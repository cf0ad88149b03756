// A database of schema 5: that of schema 4 with what the release that brought it added. Frozen.
enum Schema5 {
  private static let weeklyReports = #"""
    CREATE TABLE weekly_report (
      profile BLOB NOT NULL,
      week INTEGER NOT NULL,
      made INTEGER NOT NULL,
      body TEXT NOT NULL,
      PRIMARY KEY (profile, week)
    ) STRICT, WITHOUT ROWID;
    INSERT INTO weekly_report VALUES(X'00000000000040008000000000000001',20773,1795201200000,'{"figures":{"days":[],"foods":3,"hasTarget":false,"isAdult":true,"kilograms":72.4,"meals":[{"day":"2026-11-20","slots":["lunch","dinner"]}],"references":"who","target":{"carbs_g":null,"fat_g":null,"fibre_g":null,"kcal":2000,"protein_g":null,"saturated_fat_g":null,"sodium_mg":null,"sugar_g":null},"through":"2026-11-20","water":[],"week":"2026-W47","weights":[{"amount":71.5,"day":"2026-11-20"}]},"made":"2026-11-20T19:00:00Z","text":"a week"}');
    """#

  static let text = Schema4.text + weeklyReports + "PRAGMA user_version = 5;"
}
