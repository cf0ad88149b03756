// How values are stored in columns, here and in every later step:
// - a figure is an INTEGER in hundred-millionths (of kcal, g, mg, kg or cm as its name says), so sums are exact;
// - a weight of food is an INTEGER in milligrams, in a column named grams;
// - an instant is an INTEGER in milliseconds since 1970 (UTC), a day is an INTEGER in days since 1970-01-01, a time of
//   day is an INTEGER in minutes;
// - an id is a BLOB of 16 bytes, a Boolean is 1 or 0, a choice is the word that the program uses for it;
// - null is unknown, which is not zero;
// - short lists that are only ever read whole are JSON.
extension Migration {
  static let first = Migration(
    version: 1,
    statements: [profiles, foods, diary, household, derived, journal, bookkeeping, seed].joined(separator: "\n"))

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
      diet TEXT CHECK (diet IN
        ('balanced', 'vegetarian', 'vegan', 'pescatarian', 'keto', 'mediterranean', 'low carb')),
      language TEXT,
      units TEXT NOT NULL CHECK (units IN ('metric', 'us')),
      day_start INTEGER NOT NULL CHECK (day_start BETWEEN 0 AND 1439),
      breakfast INTEGER NOT NULL CHECK (breakfast BETWEEN 0 AND 1439),
      lunch INTEGER NOT NULL CHECK (lunch BETWEEN 0 AND 1439),
      dinner INTEGER NOT NULL CHECK (dinner BETWEEN 0 AND 1439),
      dinner_end INTEGER NOT NULL CHECK (dinner_end BETWEEN 0 AND 1439),
      zone TEXT
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
      sodium INTEGER CHECK (sodium >= 0)
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
    """

  private static let foods = """
    CREATE TABLE food (
      id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
      created INTEGER NOT NULL,
      updated INTEGER NOT NULL,
      name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 200),
      state TEXT CHECK (state IN ('raw', 'cooked', 'dry', 'dried', 'canned', 'frozen', 'boiled', 'fried', 'baked',
        'roasted', 'grilled', 'smoked', 'toasted', 'steamed')),
      brand TEXT,
      barcode TEXT,
      category TEXT NOT NULL CHECK (category IN
        ('produce', 'dairy', 'meat', 'seafood', 'bakery', 'beverages', 'snacks', 'frozen', 'pantry', 'other')),
      tags TEXT NOT NULL,
      source_kind TEXT NOT NULL CHECK (source_kind IN
        ('staples', 'label', 'usda', 'openFoodFacts', 'nationalTable', 'household', 'estimate')),
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
      corrected INTEGER
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
    """

  // An entry's food is not a foreign key: the entry keeps its figures when the food is deleted.
  private static let diary = """
    CREATE TABLE meal (
      id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
      created INTEGER NOT NULL,
      updated INTEGER NOT NULL,
      profile BLOB NOT NULL REFERENCES profile,
      at INTEGER NOT NULL,
      zone TEXT NOT NULL,
      day INTEGER NOT NULL,
      slot TEXT NOT NULL CHECK (slot IN ('breakfast', 'lunch', 'dinner', 'snack')),
      title TEXT,
      notes TEXT,
      health_score INTEGER CHECK (health_score BETWEEN 0 AND 100),
      origin TEXT NOT NULL CHECK (origin IN ('typed', 'photo', 'scan', 'repeat'))
    ) STRICT;
    CREATE INDEX meal_by_day ON meal (profile, day, at, id);
    CREATE INDEX meal_by_slot ON meal (profile, slot, day, at, id);

    CREATE TABLE entry (
      id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
      created INTEGER NOT NULL,
      updated INTEGER NOT NULL,
      meal BLOB NOT NULL REFERENCES meal,
      position INTEGER NOT NULL CHECK (position >= 1),
      kind TEXT NOT NULL CHECK (kind IN ('food', 'recipe', 'quick')),
      reference BLOB CHECK (length(reference) = 16),
      name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 200),
      grams INTEGER CHECK (grams BETWEEN 1 AND 100000000),
      servings INTEGER CHECK (servings > 0),
      skipped INTEGER NOT NULL CHECK (skipped IN (0, 1)),
      energy INTEGER CHECK (energy >= 0),
      protein INTEGER CHECK (protein >= 0),
      carbohydrate INTEGER CHECK (carbohydrate >= 0),
      fat INTEGER CHECK (fat >= 0),
      saturated_fat INTEGER CHECK (saturated_fat >= 0),
      sugar INTEGER CHECK (sugar >= 0),
      fibre INTEGER CHECK (fibre >= 0),
      sodium INTEGER CHECK (sodium >= 0),
      tier TEXT NOT NULL CHECK (tier IN ('label', 'database', 'remembered', 'estimated', 'unknown')),
      source TEXT NOT NULL,
      source_corrected INTEGER NOT NULL CHECK (source_corrected IN (0, 1))
    ) STRICT;
    CREATE INDEX entry_by_meal ON entry (meal, position, id);
    CREATE INDEX entry_by_reference ON entry (reference, created, id) WHERE reference IS NOT NULL;
    CREATE INDEX entry_by_name ON entry (name, created, id);
    CREATE INDEX entry_by_creation ON entry (created, id);
    """

  private static let household = """
    CREATE TABLE trip (
      id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
      created INTEGER NOT NULL,
      updated INTEGER NOT NULL,
      profile BLOB NOT NULL REFERENCES profile,
      day INTEGER NOT NULL,
      store TEXT NOT NULL CHECK (length(store) BETWEEN 1 AND 200),
      total INTEGER NOT NULL,
      currency TEXT NOT NULL CHECK (length(currency) = 3)
    ) STRICT;
    CREATE INDEX trip_by_day ON trip (profile, day, created, id);

    CREATE TABLE purchase (
      id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
      created INTEGER NOT NULL,
      updated INTEGER NOT NULL,
      trip BLOB NOT NULL REFERENCES trip,
      position INTEGER NOT NULL CHECK (position >= 1),
      original TEXT NOT NULL,
      name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 200),
      grams INTEGER CHECK (grams BETWEEN 1 AND 100000000),
      price INTEGER NOT NULL,
      currency TEXT NOT NULL CHECK (length(currency) = 3),
      kind TEXT NOT NULL CHECK (kind IN ('item', 'deposit', 'discount', 'return')),
      food BLOB CHECK (length(food) = 16),
      skipped INTEGER NOT NULL CHECK (skipped IN (0, 1))
    ) STRICT;
    CREATE INDEX purchase_by_trip ON purchase (trip, position, id);
    CREATE INDEX purchase_by_food ON purchase (food) WHERE food IS NOT NULL;

    CREATE TABLE family_member (
      id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
      created INTEGER NOT NULL,
      updated INTEGER NOT NULL,
      name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 200),
      age INTEGER NOT NULL CHECK (age BETWEEN 0 AND 150),
      kilograms INTEGER CHECK (kilograms > 0),
      activity TEXT NOT NULL CHECK (activity IN ('sedentary', 'light', 'moderate', 'active', 'very active')),
      diet TEXT NOT NULL CHECK (diet IN
        ('balanced', 'vegetarian', 'vegan', 'pescatarian', 'keto', 'mediterranean', 'low carb'))
    ) STRICT;
    CREATE INDEX family_member_by_name ON family_member (name, id);
    """

  // The commit keeps these tables up to date with the entries. `incomplete` has one bit for each nutrient, in column
  // order.
  private static let derived = """
    CREATE TABLE day (
      profile BLOB NOT NULL,
      day INTEGER NOT NULL,
      energy INTEGER,
      protein INTEGER,
      carbohydrate INTEGER,
      fat INTEGER,
      saturated_fat INTEGER,
      sugar INTEGER,
      fibre INTEGER,
      sodium INTEGER,
      incomplete INTEGER NOT NULL,
      worst_tier TEXT,
      estimated_energy INTEGER NOT NULL,
      entries INTEGER NOT NULL,
      active_energy INTEGER NOT NULL,
      active_read_at INTEGER,
      base_target INTEGER NOT NULL,
      allowance INTEGER NOT NULL AS (base_target + active_energy),
      remaining INTEGER NOT NULL AS (base_target + active_energy - coalesce(energy, 0)),
      PRIMARY KEY (profile, day)
    ) STRICT, WITHOUT ROWID;

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

  // `undone` says whether a later commit that is itself in force has taken this one back. `takes_back` is 1 for the
  // undo of a tool's commit, 0 for the undo of that undo (which redoes it), and so on alternately.
  private static let journal = """
    CREATE TABLE journal (
      sequence INTEGER NOT NULL PRIMARY KEY,
      proposal BLOB NOT NULL UNIQUE CHECK (length(proposal) = 16),
      tool TEXT,
      undoes INTEGER REFERENCES journal,
      takes_back INTEGER NOT NULL CHECK (takes_back IN (0, 1)),
      undone INTEGER NOT NULL DEFAULT 0 CHECK (undone IN (0, 1)),
      at INTEGER NOT NULL,
      profile BLOB NOT NULL,
      summary TEXT NOT NULL,
      changes TEXT NOT NULL,
      CHECK ((tool IS NULL) <> (undoes IS NULL))
    ) STRICT;
    CREATE INDEX journal_by_undoes ON journal (undoes, undone) WHERE undoes IS NOT NULL;
    CREATE INDEX journal_undoable ON journal (sequence) WHERE undone = 0 AND undoes IS NULL;
    CREATE INDEX journal_redoable ON journal (sequence) WHERE undone = 0 AND takes_back = 1;
    """

  private static let bookkeeping = """
    CREATE TABLE draft (
      proposal BLOB NOT NULL PRIMARY KEY CHECK (length(proposal) = 16),
      created INTEGER NOT NULL,
      state TEXT NOT NULL CHECK (state IN ('waiting', 'later')),
      body TEXT NOT NULL
    ) STRICT;
    CREATE INDEX draft_by_age ON draft (created);

    CREATE TABLE setting (
      key TEXT NOT NULL PRIMARY KEY,
      value TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE usage (
      day INTEGER NOT NULL,
      provider TEXT NOT NULL,
      profile BLOB NOT NULL,
      input INTEGER NOT NULL,
      output INTEGER NOT NULL,
      cached INTEGER NOT NULL,
      PRIMARY KEY (day, provider, profile)
    ) STRICT, WITHOUT ROWID;
    """

  // The one profile of a new database contains nothing personal.
  static let seed = """
    INSERT INTO profile (
      id, created, updated, name, is_default, units, day_start, breakfast, lunch, dinner, dinner_end
    ) VALUES (
      x'00000000000040008000000000000001', 0, 0, 'me', 1, 'metric', 0, 300, 660, 1020, 1320
    );
    """
}
