extension Connection {
  /// Calls `body` with each row.
  func each(
    _ text: String, _ arguments: [any Bindable] = [], _ body: (inout RowReader) throws(StoreError) -> Void
  ) throws(StoreError) {
    let statement = try statement(text)
    defer { statement.finish() }
    statement.bind(arguments)
    while try statement.step() {
      var row = RowReader(statement)
      try body(&row)
    }
  }

  /// The values that `read` makes of all rows.
  func all<Value>(
    _ text: String, _ arguments: [any Bindable] = [], _ read: (inout RowReader) throws(StoreError) -> Value
  ) throws(StoreError) -> [Value] {
    var values: [Value] = []
    try each(text, arguments) { row throws(StoreError) in values.append(try read(&row)) }
    return values
  }

  /// The value that `read` makes of the first row; nil where there is none.
  func first<Value>(
    _ text: String, _ arguments: [any Bindable] = [], _ read: (inout RowReader) throws(StoreError) -> Value
  ) throws(StoreError) -> Value? {
    let statement = try statement(text)
    defer { statement.finish() }
    statement.bind(arguments)
    guard try statement.step() else { return nil }
    var row = RowReader(statement)
    return try read(&row)
  }

  /// The rows of a query with one text column.
  func texts(_ text: String, _ arguments: [any Bindable] = []) throws(StoreError) -> [String] {
    try all(text, arguments) { row throws(StoreError) in try row.text() }
  }

  /// The text in the first row; nil where there is none.
  func firstText(_ text: String, _ arguments: [any Bindable] = []) throws(StoreError) -> String? {
    try first(text, arguments) { row throws(StoreError) in try row.text() }
  }

  /// Runs a statement that returns no rows.
  func run(_ text: String, _ arguments: [any Bindable] = []) throws(StoreError) {
    try run(text) { bindings in
      for argument in arguments { bindings.add(argument) }
    }
  }

  /// Runs a statement that returns no rows, with arguments that `bind` adds in order.
  func run(_ text: String, bind: (inout Bindings) -> Void) throws(StoreError) {
    let statement = try statement(text)
    defer { statement.finish() }
    var bindings = Bindings(statement)
    bind(&bindings)
    while try statement.step() {}
  }
}
