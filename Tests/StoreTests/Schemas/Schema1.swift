// A database of schema 1 with a row in every table, as the release that brought it would have left it. Frozen: it is
// what later schemas must be able to migrate.
enum Schema1 {
  static let tables = #"""
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
    CREATE TABLE weight (
      id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
      created INTEGER NOT NULL,
      updated INTEGER NOT NULL,
      profile BLOB NOT NULL REFERENCES profile,
      day INTEGER NOT NULL,
      kilograms INTEGER NOT NULL CHECK (kilograms > 0)
    ) STRICT;
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
    CREATE TABLE draft (
      proposal BLOB NOT NULL PRIMARY KEY CHECK (length(proposal) = 16),
      created INTEGER NOT NULL,
      state TEXT NOT NULL CHECK (state IN ('waiting', 'later')),
      body TEXT NOT NULL
    ) STRICT;
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
    CREATE UNIQUE INDEX profile_default ON profile (is_default) WHERE is_default = 1;
    CREATE INDEX target_by_day ON target (profile, from_day, created, id);
    CREATE INDEX weight_by_day ON weight (profile, day, created, id);
    CREATE INDEX activity_by_day ON activity (profile, day, created, id);
    CREATE INDEX food_by_name ON food (name, id, state, brand, favourite);
    CREATE INDEX food_by_source ON food (source_kind, source_reference, updated DESC, id)
      WHERE source_reference IS NOT NULL;
    CREATE INDEX food_by_barcode ON food (barcode, updated DESC, id) WHERE barcode IS NOT NULL;
    CREATE INDEX food_favourites ON food (name, id) WHERE favourite = 1;
    CREATE INDEX recipe_by_name ON recipe (name, id);
    CREATE INDEX meal_by_day ON meal (profile, day, at, id);
    CREATE INDEX meal_by_slot ON meal (profile, slot, day, at, id);
    CREATE INDEX entry_by_meal ON entry (meal, position, id);
    CREATE INDEX entry_by_reference ON entry (reference, created, id) WHERE reference IS NOT NULL;
    CREATE INDEX entry_by_name ON entry (name, created, id);
    CREATE INDEX entry_by_creation ON entry (created, id);
    CREATE INDEX trip_by_day ON trip (profile, day, created, id);
    CREATE INDEX purchase_by_trip ON purchase (trip, position, id);
    CREATE INDEX purchase_by_food ON purchase (food) WHERE food IS NOT NULL;
    CREATE INDEX family_member_by_name ON family_member (name, id);
    CREATE INDEX food_use_by_uses ON food_use (profile, uses DESC, last_used DESC, food);
    CREATE INDEX food_use_by_time ON food_use (profile, last_used DESC, food);
    CREATE INDEX journal_by_undoes ON journal (undoes, undone) WHERE undoes IS NOT NULL;
    CREATE INDEX journal_undoable ON journal (sequence) WHERE undone = 0 AND undoes IS NULL;
    CREATE INDEX journal_redoable ON journal (sequence) WHERE undone = 0 AND takes_back = 1;
    CREATE INDEX draft_by_age ON draft (created);
    """#

  // swift-format-ignore
  static let rows = #"""
    INSERT INTO profile VALUES(X'00000000000040008000000000000001',0,0,'me',1,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'metric',0,300,660,1020,1320,NULL);
    INSERT INTO profile VALUES(X'00000000000040008000000000000064',1795176180000,1795176540000,'Zoë',0,'🦊','teal',5172,'female',16850000000,'very active','lose',25000000,20939,'low carb','de','us',240,0,615,1080,1439,'Asia/Kathmandu');
    INSERT INTO target VALUES(X'00000000000040008000000000000064',1795182000000,1795182000000,X'00000000000040008000000000000001',20777,180000000000,12000000000,NULL,NULL,NULL,NULL,NULL,NULL);
    INSERT INTO weight VALUES(X'00000000000040008000000000000064',1795176180000,1795176180000,X'00000000000040008000000000000001',20777,7012300000);
    INSERT INTO activity VALUES(X'00000000000040008000000000000064',1795182000000,1795182000000,X'00000000000040008000000000000001',20777,'run',30,30000000000);
    INSERT INTO food VALUES(X'00000000000040008000000000000046',1795176000000,1795176000000,'pasta','cooked',NULL,NULL,'pantry','[]','staples',NULL,15800000000,580000000,3090000000,93000000,17600000,NULL,180000000,100000000,NULL,'[]',0,0,NULL);
    INSERT INTO food VALUES(X'00000000000040008000000000000064',1795176180000,1795176420000,'crème fraîche “30 %”','frozen','Dairy & Sons','4006381333931','dairy','["fridge","a \"quoted\" tag"]','openFoodFacts','4006381333931',29200000000,240000000,250000000,3000000000,1930000000,250000000,0,3712500000,100500000,'[{"grams":15.075,"unit":"tbsp"},{"grams":200,"unit":"pot"}]',1,1,1795176420000);
    INSERT INTO recipe VALUES(X'00000000000040008000000000000064',1795176180000,1795176480000,'lentil soup',450000000,1500000,1350500,'[{"food":"00000000-0000-4000-8000-000000000046","grams":250.001,"words":"250 g red lentils"},{"food":"00000000-0000-4000-8000-000000000048","grams":6,"words":"2 cloves of garlic"}]','https://example.org/soup');
    INSERT INTO meal VALUES(X'00000000000040008000000000000047',1795176000000,1795176000000,X'00000000000040008000000000000001',1795176000000,'Europe/Berlin',20777,'lunch',NULL,NULL,NULL,'typed');
    INSERT INTO meal VALUES(X'00000000000040008000000000000064',1795176180000,1795176300000,X'00000000000040008000000000000001',1795140000000,'America/St_Johns',20776,'snack','Elevenses',replace('with Ada\nand Ben','\n',char(10)),71,'repeat');
    INSERT INTO entry VALUES(X'00000000000040008000000000000049',1795176000000,1795176000000,X'00000000000040008000000000000047',1,'quick',NULL,'pub lunch',NULL,NULL,0,45000000000,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'estimated','stated',0);
    INSERT INTO entry VALUES(X'00000000000040008000000000000064',1795176000000,1795176360000,X'00000000000040008000000000000047',3,'food',X'00000000000040008000000000000046','pasta, cooked',125000,125000000,1,19750000000,725000000,3862500000,116250000,22000000,NULL,225000000,125000000,'database','food table',1);
    INSERT INTO trip VALUES(X'0000000000004000800000000000005a',1795176180000,1795176180000,X'00000000000040008000000000000001',20777,'Corner shop',1234,'EUR');
    INSERT INTO purchase VALUES(X'00000000000040008000000000000064',1795176180000,1795176180000,X'0000000000004000800000000000005a',2,'TOM. GEH. 400G','tinned tomatoes',400000,-25,'EUR','return',X'00000000000040008000000000000046',1);
    INSERT INTO family_member VALUES(X'00000000000040008000000000000064',1795176180000,1795176180000,'Ada',7,2450000000,'active','vegetarian');
    INSERT INTO day VALUES(X'00000000000040008000000000000001',20777,45000000000,NULL,NULL,NULL,NULL,NULL,NULL,NULL,254,'estimated',45000000000,1,30000000000,1795182000000,180000000000);
    INSERT INTO journal VALUES(1,X'00000000000040008000000000000001','log_meal',NULL,0,0,1795176060000,X'00000000000040008000000000000001','lunch','[{"insert":{"food":{"category":"pantry","created":"2026-11-20T12:00:00Z","favourite":false,"id":"00000000-0000-4000-8000-000000000046","name":"pasta","per100Grams":{"carbs_g":30.9,"fat_g":0.93,"fibre_g":1.8,"kcal":158,"protein_g":5.8,"saturated_fat_g":0.176,"sodium_mg":1,"sugar_g":null},"portions":[],"source":{"kind":"staples"},"state":"cooked","tags":[],"updated":"2026-11-20T12:00:00Z","verified":false}}},
      {"insert":{"meal":{"at":"2026-11-20T12:00:00Z","created":"2026-11-20T12:00:00Z","day":"2026-11-20","id":"00000000-0000-4000-8000-000000000047","origin":"typed","profile":"00000000-0000-4000-8000-000000000001","slot":"lunch","updated":"2026-11-20T12:00:00Z","zone":"Europe/Berlin"}}},
      {"insert":{"trip":{"created":"2026-11-20T12:03:00Z","day":"2026-11-20","id":"00000000-0000-4000-8000-00000000005A","profile":"00000000-0000-4000-8000-000000000001","store":"Corner shop","total":{"currency":"EUR","minorUnits":1234},"updated":"2026-11-20T12:03:00Z"}}},
      {"insert":{"entry":{"created":"2026-11-20T12:00:00Z","figures":{"carbs_g":null,"fat_g":null,"fibre_g":null,"kcal":450,"protein_g":null,"saturated_fat_g":null,"sodium_mg":null,"sugar_g":null},"id":"00000000-0000-4000-8000-000000000049","kind":"quick","meal":"00000000-0000-4000-8000-000000000047","name":"pub lunch","position":1,"skipped":false,"source":"stated","sourceCorrected":false,"tier":"estimated","updated":"2026-11-20T12:00:00Z"}}},
      {"insert":{"profile":{"activity":"very active","aim":"lose","birthDate":"1984-02-29","colour":"teal","created":"2026-11-20T12:03:00Z","dayStart":"04:00","diet":"low carb","goalDate":"2027-05-01","height":168.5,"icon":"🦊","id":"00000000-0000-4000-8000-000000000064","isDefault":false,"language":"de","mealHours":{"breakfast":"00:00","dinner":"18:00","dinnerEnd":"23:59","lunch":"10:15"},"name":"Zoë","sex":"female","units":"us","updated":"2026-11-20T12:09:00Z","weeklyPace":0.25,"zone":"Asia/Kathmandu"}}},
      {"insert":{"food":{"barcode":"4006381333931","brand":"Dairy & Sons","category":"dairy","corrected":"2026-11-20T12:07:00Z","created":"2026-11-20T12:03:00Z","density":1.005,"favourite":true,"id":"00000000-0000-4000-8000-000000000064","name":"crème fraîche “30 %”","per100Grams":{"carbs_g":2.5,"fat_g":30,"fibre_g":0,"kcal":292,"protein_g":2.4,"saturated_fat_g":19.3,"sodium_mg":37.125,"sugar_g":2.5},"portions":[{"grams":15.075,"unit":"tbsp"},{"grams":200,"unit":"pot"}],"source":{"kind":"openFoodFacts","reference":"4006381333931"},"state":"frozen","tags":["fridge","a \"quoted\" tag"],"updated":"2026-11-20T12:07:00Z","verified":true}}},
      {"insert":{"recipe":{"cookedGrams":1350.5,"created":"2026-11-20T12:03:00Z","id":"00000000-0000-4000-8000-000000000064","ingredients":[{"food":"00000000-0000-4000-8000-000000000046","grams":250.001,"words":"250 g red lentils"},{"food":"00000000-0000-4000-8000-000000000048","grams":6,"words":"2 cloves of garlic"}],"name":"lentil soup","rawGrams":1500,"servings":4.5,"source":"https://example.org/soup","updated":"2026-11-20T12:08:00Z"}}},
      {"insert":{"meal":{"at":"2026-11-20T02:00:00Z","created":"2026-11-20T12:03:00Z","day":"2026-11-19","healthScore":71,"id":"00000000-0000-4000-8000-000000000064","notes":"with Ada\nand Ben","origin":"repeat","profile":"00000000-0000-4000-8000-000000000001","slot":"snack","title":"Elevenses","updated":"2026-11-20T12:05:00Z","zone":"America/St_Johns"}}},
      {"insert":{"purchase":{"created":"2026-11-20T12:03:00Z","food":"00000000-0000-4000-8000-000000000046","grams":400,"id":"00000000-0000-4000-8000-000000000064","kind":"return","name":"tinned tomatoes","original":"TOM. GEH. 400G","position":2,"price":{"currency":"EUR","minorUnits":-25},"skipped":true,"trip":"00000000-0000-4000-8000-00000000005A","updated":"2026-11-20T12:03:00Z"}}},
      {"insert":{"target":{"created":"2026-11-20T13:40:00Z","figures":{"carbs_g":null,"fat_g":null,"fibre_g":null,"kcal":1800,"protein_g":120,"saturated_fat_g":null,"sodium_mg":null,"sugar_g":null},"from":"2026-11-20","id":"00000000-0000-4000-8000-000000000064","profile":"00000000-0000-4000-8000-000000000001","updated":"2026-11-20T13:40:00Z"}}},
      {"insert":{"weight":{"created":"2026-11-20T12:03:00Z","day":"2026-11-20","id":"00000000-0000-4000-8000-000000000064","kilograms":70.123,"profile":"00000000-0000-4000-8000-000000000001","updated":"2026-11-20T12:03:00Z"}}},
      {"insert":{"activity":{"created":"2026-11-20T13:40:00Z","day":"2026-11-20","energy":300,"id":"00000000-0000-4000-8000-000000000064","minutes":30,"name":"run","profile":"00000000-0000-4000-8000-000000000001","updated":"2026-11-20T13:40:00Z"}}},
      {"insert":{"familyMember":{"activity":"active","age":7,"created":"2026-11-20T12:03:00Z","diet":"vegetarian","id":"00000000-0000-4000-8000-000000000064","kilograms":24.5,"name":"Ada","updated":"2026-11-20T12:03:00Z"}}},
      {"insert":{"entry":{"created":"2026-11-20T12:00:00Z","figures":{"carbs_g":38.625,"fat_g":1.1625,"fibre_g":2.25,"kcal":197.5,"protein_g":7.25,"saturated_fat_g":0.22,"sodium_mg":1.25,"sugar_g":null},"grams":125,"id":"00000000-0000-4000-8000-000000000064","kind":"food","meal":"00000000-0000-4000-8000-000000000047","name":"pasta, cooked","position":3,"reference":"00000000-0000-4000-8000-000000000046","servings":1.25,"skipped":true,"source":"food table","sourceCorrected":true,"tier":"database","updated":"2026-11-20T12:06:00Z"}}}]');
    INSERT INTO journal VALUES(2,X'00000000000040008000000000000002','log_meal',NULL,0,1,1795176120000,X'00000000000040008000000000000001','lunch','[{"insert":{"meal":{"at":"2026-11-20T12:00:00Z","created":"2026-11-20T12:00:00Z","day":"2026-11-20","id":"00000000-0000-4000-8000-000000000017","origin":"typed","profile":"00000000-0000-4000-8000-000000000001","slot":"lunch","updated":"2026-11-20T12:00:00Z","zone":"Europe/Berlin"}}}]');
    INSERT INTO journal VALUES(3,X'00000000000040008000000000000003',NULL,2,1,0,1795176180000,X'00000000000040008000000000000001','lunch','[{"delete":{"meal":{"at":"2026-11-20T12:00:00Z","created":"2026-11-20T12:00:00Z","day":"2026-11-20","id":"00000000-0000-4000-8000-000000000017","origin":"typed","profile":"00000000-0000-4000-8000-000000000001","slot":"lunch","updated":"2026-11-20T12:00:00Z","zone":"Europe/Berlin"}}}]');
    INSERT INTO draft VALUES(X'00000000000040008000000000000004',1795176240000,'later','{"action":{"tool":"log_meal"},"card":{"notes":[],"rows":[],"title":"Lunch"},"changes":[{"insert":{"meal":{"at":"2026-11-20T12:00:00Z","created":"2026-11-20T12:00:00Z","day":"2026-11-20","id":"00000000-0000-4000-8000-000000000017","origin":"typed","profile":"00000000-0000-4000-8000-000000000001","slot":"lunch","updated":"2026-11-20T12:00:00Z","zone":"Europe/Berlin"}}}],"created":"2026-11-20T12:04:00Z","id":"00000000-0000-4000-8000-000000000004","profile":"00000000-0000-4000-8000-000000000001","question":null,"request":{"arguments":"{}","tool":"log_meal"},"summary":"lunch"}');
    INSERT INTO setting VALUES('model','builtin');
    INSERT INTO usage VALUES(20777,'openai',X'00000000000040008000000000000001',10,5,2);
    """#

  static let text =
    "PRAGMA application_id = 1818325604; PRAGMA user_version = 1; PRAGMA foreign_keys = OFF;"
    + tables + rows
}
