// A database of schema 3: that of schema 2 with what the release that brought it added. Frozen.
enum Schema3 {
  private static let familyTargets = #"""
    CREATE TABLE family_target (
      id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
      created INTEGER NOT NULL,
      updated INTEGER NOT NULL,
      energy INTEGER CHECK (energy >= 0),
      protein INTEGER CHECK (protein >= 0),
      carbohydrate INTEGER CHECK (carbohydrate >= 0),
      fat INTEGER CHECK (fat >= 0),
      saturated_fat INTEGER CHECK (saturated_fat >= 0),
      sugar INTEGER CHECK (sugar >= 0),
      fibre INTEGER CHECK (fibre >= 0),
      sodium INTEGER CHECK (sodium >= 0),
      computed_energy INTEGER NOT NULL CHECK (computed_energy >= 0),
      reason TEXT
    ) STRICT;
    CREATE INDEX family_target_by_update ON family_target (updated DESC, id);
    INSERT INTO family_target VALUES(X'00000000000040008000000000000064',1795176180000,1795176420000,610000000000,23000000000,79000000000,22000000000,NULL,15200000000,6000000000,570000000000,605000000000,'we train');
    """#

  static let text = Schema2.text + familyTargets + "PRAGMA user_version = 3;"
}
