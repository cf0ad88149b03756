internal import CPostgres

/// A connection to PostgreSQL. What exceeds the timeout is given up.
final class PostgresConnection {
  /// An argument of a statement.
  enum Value {
    case bytes([UInt8])
    case text(String)

    static func number(_ number: Int) -> Value { .text(String(number)) }
  }

  /// How long to wait for a server, in milliseconds.
  struct Timeouts {
    var connecting: Int32 = 5_000
    var answering: Int32 = 30_000
  }

  private let handle: OpaquePointer
  private let timeout: Timeouts
  /// The channel that is listened to.
  private var channel: String?

  /// - Parameter address: as libpq accepts it.
  /// - Throws: `.failed(code: "libpq")` where libpq is not installed, `.unreachable` or `.notPermitted`.
  init(_ address: String, _ timeout: Timeouts = Timeouts()) throws(CarrierError) {
    guard larder_postgres_is_there() != 0 else { throw .failed(code: "libpq") }
    guard let made = larder_postgres_connect(address, timeout.connecting) else { throw .unreachable }
    guard larder_postgres_is_open(made) != 0 else {
      let words = String(cString: larder_postgres_fault(made))
      larder_postgres_close(made)
      throw PostgresConnection.refusal(words)
    }
    handle = made
    self.timeout = timeout
  }

  deinit { larder_postgres_close(handle) }

  var isOpen: Bool { larder_postgres_is_open(handle) != 0 }

  /// Before a session is established libpq reports errors only as text. It is not passed on, because it may quote the
  /// address.
  private static func refusal(_ words: String) -> CarrierError {
    let isRefused = ["authentication", "password", "permission", "role \"", "pg_hba"].contains { words.contains($0) }
    if isRefused { return .notPermitted }
    return words.contains("database \"") ? .notThere : .unreachable
  }

  /// Runs one statement and returns its rows as lists of values, nil for null.
  @discardableResult
  func ask(_ statement: String, _ values: [Value] = []) throws(PostgresError) -> [[[UInt8]?]] {
    let answer = withBound(values) { bound in
      larder_postgres_ask(handle, statement, Int32(bound.count), bound, timeout.answering)
    }
    guard let answer else { throw PostgresError(state: PostgresError.lost) }
    defer { larder_postgres_answer_free(answer) }
    if let state = larder_postgres_state(answer) { throw PostgresError(state: String(cString: state)) }
    return (0..<larder_postgres_rows(answer)).map { row in rowValues(answer, row) }
  }

  private func rowValues(_ answer: OpaquePointer, _ row: Int32) -> [[UInt8]?] {
    var values: [[UInt8]?] = []
    for column in 0..<larder_postgres_columns(answer) {
      var count: Int32 = 0
      let value = larder_postgres_value_at(answer, row, column, &count)
      values.append(value.map { Array(UnsafeBufferPointer(start: $0, count: Int(count))) })
    }
    return values
  }

  /// Listens to a channel from now on.
  ///
  /// - Parameter channel: letters, digits and underscores.
  func listen(to channel: String) throws(PostgresError) {
    guard self.channel != channel else { return }
    try ask("LISTEN \(channel)")
    self.channel = channel
  }

  /// Whether a notification has arrived within this many milliseconds; nil where the connection was lost.
  func isCalled(within milliseconds: Int32) -> Bool? {
    let answer = larder_postgres_wait(handle, milliseconds)
    return answer < 0 ? nil : answer > 0
  }

  private func withBound<Result>(
    _ values: [Value], _ body: ([larder_postgres_value]) -> Result
  ) -> Result {
    let texts: [[UInt8]] = values.map { value in
      switch value {
      case .bytes(let bytes): bytes
      case .text(let text): Array(text.utf8) + [0]
      }
    }
    // One block of memory, so that the pointers into it stay valid during the call.
    let block: [UInt8] = Array(texts.joined()) + [0]
    return block.withUnsafeBytes { whole in
      var start = 0
      var bound: [larder_postgres_value] = []
      for (value, text) in zip(values, texts) {
        let isText = if case .text = value { true } else { false }
        bound.append(
          larder_postgres_value(
            bytes: whole.baseAddress?.advanced(by: start), count: Int32(text.count), is_text: isText ? 1 : 0))
        start += text.count
      }
      return body(bound)
    }
  }
}
