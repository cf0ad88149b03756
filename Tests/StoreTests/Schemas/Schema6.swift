// A database of schema 6: that of schema 5 with what the release that brought it added. Frozen.
enum Schema6 {
  private static let foodReleases = #"""
    ALTER TABLE food ADD COLUMN source_release TEXT;
    ALTER TABLE food ADD COLUMN source_date INTEGER;
    """#

  static let text = Schema5.text + foodReleases + "PRAGMA user_version = 6;"
}
