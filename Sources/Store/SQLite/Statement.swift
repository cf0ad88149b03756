internal import CSQLite
internal import Nutrition

/// A prepared statement. It is bound, stepped and reset, and the connection keeps it for the next use.
final class Statement {
  let handle: OpaquePointer
  let lists: ListReader
  /// Whether its rows are being read. The connection then prepares another statement for the same text.
  private(set) var isBusy = false
  private var bindFailure = SQLITE_OK

  init(handle: OpaquePointer, lists: ListReader) {
    self.handle = handle
    self.lists = lists
  }

  deinit {
    sqlite3_finalize(handle)
  }

  func begin() { isBusy = true }

  /// Resets it, so that it can be used with other arguments.
  func finish() {
    sqlite3_reset(handle)
    sqlite3_clear_bindings(handle)
    bindFailure = SQLITE_OK
    isBusy = false
  }

  func bind(_ value: some Bindable, at index: Int32) {
    let code = value.bind(to: handle, at: index)
    if code != SQLITE_OK, bindFailure == SQLITE_OK { bindFailure = code }
  }

  func bind(_ arguments: [any Bindable]) {
    for (offset, argument) in arguments.enumerated() { bind(argument, at: Int32(offset + 1)) }
  }

  /// Steps to the next row; false where there is none. A value that could not be bound throws here.
  func step() throws(StoreError) -> Bool {
    guard bindFailure == SQLITE_OK else { throw failure(bindFailure) }
    switch sqlite3_step(handle) {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    case let code: throw failure(code)
    }
  }

  private func failure(_ code: Int32) -> StoreError {
    StoreError(sqliteCode: code, of: sqlite3_db_handle(handle), to: sqlite3_sql(handle).map { String(cString: $0) })
  }
}

/// Binds values one after another, in the order of the columns.
struct Bindings {
  private let statement: Statement
  private var index: Int32 = 0

  init(_ statement: Statement) {
    self.statement = statement
  }

  mutating func add(_ value: some Bindable) {
    index += 1
    statement.bind(value, at: index)
  }

  /// The eight figures, in the order of `Nutrient.allCases`.
  mutating func add(_ figures: Nutrients) {
    add(figures.energy)
    add(figures.protein)
    add(figures.carbohydrate)
    add(figures.fat)
    add(figures.saturatedFat)
    add(figures.sugar)
    add(figures.fibre)
    add(figures.sodium)
  }
}
