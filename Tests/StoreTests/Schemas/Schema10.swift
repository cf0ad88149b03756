// A database of schema 10: that of schema 9 with what the release that brought it added. Frozen.
enum Schema10 {
  private static let goals = #"""
    ALTER TABLE profile ADD COLUMN eating TEXT  CHECK (eating IN
      ('balanced', 'vegetarian', 'vegan', 'pescatarian', 'keto', 'mediterranean', 'low carb', 'high protein',
        'low sodium'));
    UPDATE profile SET eating = diet;
    ALTER TABLE profile DROP COLUMN diet;
    ALTER TABLE profile RENAME COLUMN eating TO diet;
    ALTER TABLE family_member ADD COLUMN eating TEXT NOT NULL DEFAULT 'balanced' CHECK (eating IN
      ('balanced', 'vegetarian', 'vegan', 'pescatarian', 'keto', 'mediterranean', 'low carb', 'high protein',
        'low sodium'));
    UPDATE family_member SET eating = diet;
    ALTER TABLE family_member DROP COLUMN diet;
    ALTER TABLE family_member RENAME COLUMN eating TO diet;
    ALTER TABLE profile ADD COLUMN goal_weight INTEGER CHECK (goal_weight > 0);
    ALTER TABLE profile ADD COLUMN motherhood TEXT CHECK (motherhood IN
      ('pregnant', 'first trimester', 'second trimester', 'third trimester', 'nursing'));
    ALTER TABLE family_member ADD COLUMN sex TEXT CHECK (sex IN ('female', 'male'));
    """#

  static let text = Schema9.text + goals + "PRAGMA user_version = 10;"
}
