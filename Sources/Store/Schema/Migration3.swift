extension Migration {
  /// The daily targets that a household has accepted for all its members.
  static let familyTargets = Migration(
    version: 3,
    statements: """
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
      """)
}
