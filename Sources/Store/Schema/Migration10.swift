extension Migration {
  /// Weight goals, pregnancy and breastfeeding, two more diets, and the sex of a member of the household. The diet
  /// columns are created again because their checks have changed.
  static let goals = Migration(
    version: 10,
    statements: diet(of: "profile") + diet(of: "family_member", "NOT NULL DEFAULT 'balanced'") + """
      ALTER TABLE profile ADD COLUMN goal_weight INTEGER CHECK (goal_weight > 0);
      ALTER TABLE profile ADD COLUMN motherhood TEXT CHECK (motherhood IN
        ('pregnant', 'first trimester', 'second trimester', 'third trimester', 'nursing'));
      ALTER TABLE family_member ADD COLUMN sex TEXT CHECK (sex IN ('female', 'male'));
      """)

  private static func diet(of table: String, _ constraint: String = "") -> String {
    """
    ALTER TABLE \(table) ADD COLUMN eating TEXT \(constraint) CHECK (eating IN
      ('balanced', 'vegetarian', 'vegan', 'pescatarian', 'keto', 'mediterranean', 'low carb', 'high protein',
        'low sodium'));
    UPDATE \(table) SET eating = diet;
    ALTER TABLE \(table) DROP COLUMN diet;
    ALTER TABLE \(table) RENAME COLUMN eating TO diet;

    """
  }
}
