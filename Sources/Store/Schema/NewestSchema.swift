// How values are stored in columns:
// - a figure is an INTEGER in hundred-millionths (of kcal, g, mg, kg or cm as its name says), so sums are exact;
// - a weight of food is an INTEGER in milligrams, in a column named grams;
// - an instant is an INTEGER in milliseconds since 1970 (UTC), a day is an INTEGER in days since 1970-01-01, a time of
//   day is an INTEGER in minutes;
// - an id is a BLOB of 16 bytes, a Boolean is 1 or 0, a choice is the word that the program uses for it;
// - null is unknown, which is not zero;
// - short lists that are only ever read whole are JSON.
extension Schema {
  /// The statements that make a new database one of the newest schema at once, which the migrations take forty
  /// milliseconds for. `MigrationTests` holds both against each other.
  static var newest: String {
    [profiles, foods, diary, groceries, journal, bookkeeping, sharing, firstProfile].joined(separator: "\n")
  }

  private static let profiles = """
    CREATE TABLE profile (
      id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
      created INTEGER NOT NULL,
      updated INTEGER NOT NULL,
      name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 200),
      is_default INTEGER NOT NULL CHECK (is_default IN (0, 1)),
      icon TEXT,
      colour TEXT,
      birth_date INTEGER,
      sex TEXT CHECK (sex IN ('female', 'male')),
      height INTEGER CHECK (height > 0),
      activity TEXT CHECK (activity IN ('sedentary', 'light', 'moderate', 'active', 'very active')),
      aim TEXT CHECK (aim IN ('lose', 'maintain', 'gain')),
      weekly_pace INTEGER CHECK (weekly_pace >= 0),
      goal_date INTEGER,
      language TEXT,
      units TEXT NOT NULL CHECK (units IN ('metric', 'us')),
      day_start INTEGER NOT NULL CHECK (day_start BETWEEN 0 AND 1439),
      breakfast INTEGER NOT NULL CHECK (breakfast BETWEEN 0 AND 1439),
      lunch INTEGER NOT NULL CHECK (lunch BETWEEN 0 AND 1439),
      dinner INTEGER NOT NULL CHECK (dinner BETWEEN 0 AND 1439),
      dinner_end INTEGER NOT NULL CHECK (dinner_end BETWEEN 0 AND 1439),
      zone TEXT,
      diet TEXT CHECK (diet IN ('balanced', 'vegetarian', 'vegan', 'pescatarian', 'keto',
        'mediterranean', 'low carb', 'high protein', 'low sodium')),
      goal_weight INTEGER CHECK (goal_weight > 0),
      motherhood TEXT CHECK (motherhood IN ('pregnant', 'first trimester', 'second trimester',
        'third trimester', 'nursing'))
    ) STRICT;
    CREATE UNIQUE INDEX profile_default ON profile (is_default) WHERE is_default = 1;

    CREATE TABLE target (
      id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
      created INTEGER NOT NULL,
      updated INTEGER NOT NULL,
      profile BLOB NOT NULL REFERENCES profile,
      from_day INTEGER NOT NULL,
      energy INTEGER CHECK (energy >= 0),
      protein INTEGER CHECK (protein >= 0),
      carbohydrate INTEGER CHECK (carbohydrate >= 0),
      fat INTEGER CHECK (fat >= 0),
      saturated_fat INTEGER CHECK (saturated_fat >= 0),
      sugar INTEGER CHECK (sugar >= 0),
      fibre INTEGER CHECK (fibre >= 0),
      sodium INTEGER CHECK (sodium >= 0),
      exercise TEXT CHECK (exercise IN ('counted', 'ignored'))
    ) STRICT;
    CREATE INDEX target_by_day ON target (profile, from_day, created, id);

    CREATE TABLE weight (
      id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
      created INTEGER NOT NULL,
      updated INTEGER NOT NULL,
      profile BLOB NOT NULL REFERENCES profile,
      day INTEGER NOT NULL,
      kilograms INTEGER NOT NULL CHECK (kilograms > 0)
    ) STRICT;
    CREATE INDEX weight_by_day ON weight (profile, day, created, id);

    CREATE TABLE activity (
      id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
      created INTEGER NOT NULL,
      updated INTEGER NOT NULL,
      profile BLOB NOT NULL REFERENCES profile,
      day INTEGER NOT NULL,
      name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 200),
      minutes INTEGER CHECK (minutes >= 0),
      energy INTEGER NOT NULL CHECK (energy >= 0)
    ) STRICT;
    CREATE INDEX activity_by_day ON activity (profile, day, created, id);

    CREATE TABLE family_member (
      id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
      created INTEGER NOT NULL,
      updated INTEGER NOT NULL,
      name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 200),
      age INTEGER NOT NULL CHECK (age BETWEEN 0 AND 150),
      kilograms INTEGER CHECK (kilograms > 0),
      activity TEXT NOT NULL CHECK (activity IN ('sedentary', 'light', 'moderate', 'active', 'very active')),
      diet TEXT NOT NULL DEFAULT 'balanced' CHECK (diet IN ('balanced', 'vegetarian', 'vegan',
        'pescatarian', 'keto', 'mediterranean', 'low carb', 'high protein', 'low sodium')),
      sex TEXT CHECK (sex IN ('female', 'male'))
    ) STRICT;
    CREATE INDEX family_member_by_name ON family_member (name, id);

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

    CREATE TABLE water (
      id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
      created INTEGER NOT NULL,
      updated INTEGER NOT NULL,
      profile BLOB NOT NULL REFERENCES profile,
      day INTEGER NOT NULL,
      at INTEGER NOT NULL,
      millilitres INTEGER NOT NULL CHECK (millilitres > 0)
    ) STRICT;
    CREATE INDEX water_by_day ON water (profile, day, created, id);
    """

  private static let foods = """
    CREATE TABLE food (
      id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
      created INTEGER NOT NULL,
      updated INTEGER NOT NULL,
      name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 200),
      state TEXT CHECK (state IN ('raw', 'cooked', 'dry', 'dried', 'canned', 'frozen', 'boiled', 'fried',
        'baked', 'roasted', 'grilled', 'smoked', 'toasted', 'steamed')),
      brand TEXT,
      barcode TEXT,
      category TEXT NOT NULL CHECK (category IN ('produce', 'dairy', 'meat', 'seafood', 'bakery',
        'beverages', 'snacks', 'frozen', 'pantry', 'other')),
      tags TEXT NOT NULL,
      source_kind TEXT NOT NULL CHECK (source_kind IN ('staples', 'label', 'usda', 'openFoodFacts',
        'nationalTable', 'household', 'estimate')),
      source_reference TEXT,
      energy INTEGER CHECK (energy BETWEEN 0 AND 91000000000),
      protein INTEGER CHECK (protein >= 0),
      carbohydrate INTEGER CHECK (carbohydrate >= 0),
      fat INTEGER CHECK (fat >= 0),
      saturated_fat INTEGER CHECK (saturated_fat >= 0),
      sugar INTEGER CHECK (sugar >= 0),
      fibre INTEGER CHECK (fibre >= 0),
      sodium INTEGER CHECK (sodium >= 0),
      density INTEGER CHECK (density > 0),
      portions TEXT NOT NULL,
      favourite INTEGER NOT NULL CHECK (favourite IN (0, 1)),
      verified INTEGER NOT NULL CHECK (verified IN (0, 1)),
      corrected INTEGER,
      source_release TEXT,
      source_date INTEGER
    ) STRICT;
    CREATE INDEX food_by_name ON food (name, id, state, brand, favourite);
    CREATE INDEX food_by_source ON food (source_kind, source_reference, updated DESC, id)
      WHERE source_reference IS NOT NULL;
    CREATE INDEX food_by_barcode ON food (barcode, updated DESC, id) WHERE barcode IS NOT NULL;
    CREATE INDEX food_favourites ON food (name, id) WHERE favourite = 1;

    CREATE TABLE recipe (
      id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
      created INTEGER NOT NULL,
      updated INTEGER NOT NULL,
      name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 200),
      servings INTEGER NOT NULL CHECK (servings > 0),
      raw_grams INTEGER CHECK (raw_grams > 0),
      cooked_grams INTEGER CHECK (cooked_grams > 0),
      ingredients TEXT NOT NULL,
      source TEXT
    ) STRICT;
    CREATE INDEX recipe_by_name ON recipe (name, id);

    CREATE TABLE food_use (
      profile BLOB NOT NULL,
      food BLOB NOT NULL,
      uses INTEGER NOT NULL CHECK (uses > 0),
      last_used INTEGER NOT NULL,
      last_grams INTEGER NOT NULL,
      PRIMARY KEY (profile, food)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX food_use_by_uses ON food_use (profile, uses DESC, last_used DESC, food);
    CREATE INDEX food_use_by_time ON food_use (profile, last_used DESC, food);
    """

  // The one profile of a new database contains nothing personal.
  static let firstProfile = """
    INSERT INTO profile (
      id, created, updated, name, is_default, units, day_start, breakfast, lunch, dinner, dinner_end
    ) VALUES (
      x'00000000000040008000000000000001', 0, 0, 'me', 1, 'metric', 0, 300, 660, 1020, 1320
    );
    """
}
