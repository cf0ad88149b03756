/// What step 14 left, with a row in each of its tables.
enum Schema14 {
  private static let sameFoods = #"""
    CREATE TABLE shared_food (
      word TEXT NOT NULL,
      food BLOB NOT NULL CHECK (length(food) = 16),
      PRIMARY KEY (word, food)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE shared_same_food (
      food BLOB NOT NULL PRIMARY KEY CHECK (length(food) = 16),
      stands BLOB NOT NULL CHECK (length(stands) = 16)
    ) STRICT, WITHOUT ROWID;
    INSERT INTO shared_food VALUES('barcode 4006381333931',X'00000000000040008000000000000068');
    INSERT INTO shared_same_food VALUES(X'00000000000040008000000000000069',X'00000000000040008000000000000068');
    """#

  static let text = Schema13.text + sameFoods + "PRAGMA user_version = 14;"
}
