internal import CSQLite
internal import FoundationEssentials
internal import Nutrition

/// Reads a row column by column, from the left. A value that no column of larder's can hold means a damaged database.
struct RowReader {
  private let statement: OpaquePointer
  private let lists: ListReader
  private var column: Int32 = 0

  init(_ statement: Statement) {
    self.statement = statement.handle
    lists = statement.lists
  }

  /// Whether the next column is null; does not move on to the one after it.
  var nextIsNull: Bool { sqlite3_column_type(statement, column) == SQLITE_NULL }

  /// SQLite's number for the type of the next column; does not move on to the one after it.
  var nextType: Int32 { sqlite3_column_type(statement, column) }

  /// Whether the next column is a text; does not move on to the one after it.
  var nextIsText: Bool { sqlite3_column_type(statement, column) == SQLITE_TEXT }

  mutating func skip(_ columns: Int) { column += Int32(columns) }

  mutating func integer() -> Int64 {
    defer { column += 1 }
    return sqlite3_column_int64(statement, column)
  }

  /// The text of the next column; empty for null.
  ///
  /// - Throws: `.noMemory`, because SQLite copies a text to return it.
  mutating func text() throws(StoreError) -> String {
    defer { column += 1 }
    guard let bytes = sqlite3_column_text(statement, column) else {
      // Checked after reading the text: where the conversion failed, the type may no longer be known.
      guard sqlite3_errcode(sqlite3_db_handle(statement)) != SQLITE_NOMEM else { throw .noMemory }
      return ""
    }
    let count = Int(sqlite3_column_bytes(statement, column))
    return String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
  }

  /// The bytes of the next column; empty for null. SQLite needs no memory to return stored bytes or text.
  mutating func bytes() -> [UInt8] {
    defer { column += 1 }
    guard let bytes = sqlite3_column_blob(statement, column) else { return [] }
    return Array(UnsafeRawBufferPointer(start: bytes, count: Int(sqlite3_column_bytes(statement, column))))
  }

  /// A list that is stored as JSON.
  mutating func list<Element: Decodable & Sendable>() throws(StoreError) -> [Element] {
    try lists.list(text())
  }

  mutating func uuid() throws(StoreError) -> UUID {
    defer { column += 1 }
    let size = MemoryLayout<uuid_t>.size
    guard let bytes = sqlite3_column_blob(statement, column), sqlite3_column_bytes(statement, column) == size else {
      throw .damaged
    }
    return UUID(uuid: bytes.loadUnaligned(as: uuid_t.self))
  }
}

extension RowReader {
  mutating func int() -> Int { Int(integer()) }
  mutating func bool() -> Bool { integer() != 0 }
  mutating func instant() -> Instant { Instant(milliseconds: integer()) }
  mutating func day() -> Day { Day(number: int()) }
  mutating func figure() -> FixedDecimal { FixedDecimal(units: integer()) }
  mutating func grams() -> Grams { Grams(milligrams: integer()) }

  mutating func clockTime() throws(StoreError) -> ClockTime {
    let minutes = int()
    guard let time = ClockTime(hour: minutes / 60, minute: minutes % 60) else { throw .damaged }
    return time
  }

  mutating func choice<Choice: RawRepresentable<String>>(_ type: Choice.Type = Choice.self) throws(StoreError) -> Choice
  {
    guard let choice = try Choice(rawValue: text()) else { throw .damaged }
    return choice
  }

  mutating func optionalChoice<Choice: RawRepresentable<String>>(
    _ type: Choice.Type = Choice.self
  ) throws(StoreError) -> Choice? {
    if nextIsNull {
      column += 1
      return nil
    }
    return try choice(type)
  }

  /// The value of a column that may be null.
  mutating func optional<Value>(
    _ read: (inout RowReader) throws(StoreError) -> Value
  ) throws(StoreError) -> Value? {
    if nextIsNull {
      column += 1
      return nil
    }
    return try read(&self)
  }

  mutating func optionalText() throws(StoreError) -> String? {
    if nextIsNull {
      column += 1
      return nil
    }
    return try text()
  }

  mutating func optionalDecimal() -> FixedDecimal? {
    if nextIsNull {
      column += 1
      return nil
    }
    return figure()
  }

  mutating func optionalGrams() -> Grams? {
    if nextIsNull {
      column += 1
      return nil
    }
    return grams()
  }

  /// The eight figures, in the order of `Nutrient.allCases`.
  mutating func nutrients() -> Nutrients {
    Nutrients(
      energy: optionalDecimal(), protein: optionalDecimal(), carbohydrate: optionalDecimal(), fat: optionalDecimal(),
      saturatedFat: optionalDecimal(), sugar: optionalDecimal(), fibre: optionalDecimal(), sodium: optionalDecimal())
  }
}
