extension Migration {
  /// Receipts as they are printed: more kinds of lines, their quantities, which line a line belongs to, and what the
  /// lines of a shop are known to mean.
  static let groceries = Migration(
    version: 7, statements: [tripColumns, purchases, knownLines].joined(separator: "\n"))

  private static let tripColumns = """
    ALTER TABLE trip ADD COLUMN time INTEGER CHECK (time BETWEEN 0 AND 1439);
    ALTER TABLE trip ADD COLUMN difference INTEGER;
    """

  // The table is created again because its checks have changed.
  private static let purchases = """
    CREATE TABLE receipt_line (
      id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
      created INTEGER NOT NULL,
      updated INTEGER NOT NULL,
      trip BLOB NOT NULL REFERENCES trip,
      position INTEGER NOT NULL CHECK (position >= 1),
      original TEXT NOT NULL,
      name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 200),
      grams INTEGER CHECK (grams BETWEEN 1 AND 100000000),
      price INTEGER,
      currency TEXT CHECK (length(currency) = 3),
      kind TEXT NOT NULL CHECK (kind IN
        ('item', 'deposit', 'deposit_return', 'discount', 'coupon', 'void', 'fee', 'tax')),
      food BLOB CHECK (length(food) = 16),
      skipped INTEGER NOT NULL CHECK (skipped IN (0, 1)),
      quantity INTEGER CHECK (quantity > 0),
      unit TEXT,
      unit_price INTEGER,
      category TEXT CHECK (category IN
        ('produce', 'dairy', 'meat', 'seafood', 'bakery', 'beverages', 'snacks', 'frozen', 'pantry', 'other')),
      non_food INTEGER NOT NULL CHECK (non_food IN (0, 1)),
      confidence INTEGER CHECK (confidence BETWEEN 0 AND 100),
      applies_to INTEGER CHECK (applies_to >= 1),
      CHECK ((price IS NULL) = (currency IS NULL))
    ) STRICT;
    INSERT INTO receipt_line (
      id, created, updated, trip, position, original, name, grams, price, currency, kind, food, skipped, non_food
    ) SELECT
      id, created, updated, trip, position, original, name, grams, price, currency,
      CASE kind WHEN 'return' THEN 'deposit_return' ELSE kind END, food, skipped, 0
    FROM purchase;
    DROP TABLE purchase;
    ALTER TABLE receipt_line RENAME TO purchase;
    CREATE INDEX purchase_by_trip ON purchase (trip, position, id);
    CREATE INDEX purchase_by_food ON purchase (food) WHERE food IS NOT NULL;
    """

  private static let knownLines = """
    CREATE TABLE known_line (
      id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
      created INTEGER NOT NULL,
      updated INTEGER NOT NULL,
      store TEXT NOT NULL,
      line TEXT NOT NULL,
      kind TEXT NOT NULL CHECK (kind IN ('food', 'skip', 'non_food')),
      name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 200),
      food BLOB CHECK (length(food) = 16),
      grams_of_one INTEGER CHECK (grams_of_one BETWEEN 1 AND 100000000),
      times_confirmed INTEGER NOT NULL CHECK (times_confirmed >= 1),
      last_day INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX known_line_by_food ON known_line (food) WHERE food IS NOT NULL;
    """
}
