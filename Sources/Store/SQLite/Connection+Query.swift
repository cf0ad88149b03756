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

  /// What `read` makes of every row.
  func all<Value>(
    _ text: String, _ arguments: [any Bindable] = [], _ read: (inout RowReader) throws(StoreError) -> Value
  ) throws(StoreError) -> [Value] {
    var values: [Value] = []
    try each(text, arguments) { row throws(StoreError) in values.append(try read(&row)) }
    return values
  }

  /// What `read` makes of the first row, where there is one.
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

  /// The texts of a query with one column.
  func texts(_ text: String, _ arguments: [any Bindable] = []) throws(StoreError) -> [String] {
    try all(text, arguments) { row throws(StoreError) in try row.text() }
  }

  /// The text of its first row, where there is one.
  func firstText(_ text: String, _ arguments: [any Bindable] = []) throws(StoreError) -> String? {
    try first(text, arguments) { row throws(StoreError) in try row.text() }
  }

  /// Runs a statement that has no rows.
  func run(_ text: String, _ arguments: [any Bindable] = []) throws(StoreError) {
    try run(text) { bindings in
      for argument in arguments { bindings.add(argument) }
    }
  }

  /// Runs a statement that has no rows, with arguments that `bind` adds in order.
  func run(_ text: String, bind: (inout Bindings) -> Void) throws(StoreError) {
    let statement = try statement(text)
    defer { statement.finish() }
    var bindings = Bindings(statement)
    bind(&bindings)
    while try statement.step() {}
  }
}
