internal import CSQLite
internal import FoundationEssentials
internal import Nutrition

/// A value that can be bound as an argument of a statement.
protocol Bindable {
  /// Returns SQLite's result code.
  func bind(to statement: OpaquePointer, at index: Int32) -> Int32
}

extension Int64: Bindable {
  func bind(to statement: OpaquePointer, at index: Int32) -> Int32 {
    sqlite3_bind_int64(statement, index, self)
  }
}

extension Int: Bindable {
  func bind(to statement: OpaquePointer, at index: Int32) -> Int32 { Int64(self).bind(to: statement, at: index) }
}

extension Bool: Bindable {
  func bind(to statement: OpaquePointer, at index: Int32) -> Int32 { (self ? 1 : 0).bind(to: statement, at: index) }
}

extension String: Bindable {
  func bind(to statement: OpaquePointer, at index: Int32) -> Int32 {
    var text = self
    return text.withUTF8 { utf8 in
      guard let bytes = utf8.baseAddress else { return larder_sqlite_bind_text(statement, index, "", 0) }
      return bytes.withMemoryRebound(to: CChar.self, capacity: utf8.count) { characters in
        larder_sqlite_bind_text(statement, index, characters, Int32(clamping: utf8.count))
      }
    }
  }
}

extension [UInt8]: Bindable {
  func bind(to statement: OpaquePointer, at index: Int32) -> Int32 {
    withUnsafeBytes { larder_sqlite_bind_blob(statement, index, $0.baseAddress, Int32(clamping: $0.count)) }
  }
}

extension UUID: Bindable {
  func bind(to statement: OpaquePointer, at index: Int32) -> Int32 {
    withUnsafeBytes(of: uuid) { bytes in
      larder_sqlite_bind_blob(statement, index, bytes.baseAddress, Int32(bytes.count))
    }
  }
}

extension FixedDecimal: Bindable {
  func bind(to statement: OpaquePointer, at index: Int32) -> Int32 { units.bind(to: statement, at: index) }
}

extension Grams: Bindable {
  func bind(to statement: OpaquePointer, at index: Int32) -> Int32 { milligrams.bind(to: statement, at: index) }
}

extension Instant: Bindable {
  func bind(to statement: OpaquePointer, at index: Int32) -> Int32 { milliseconds.bind(to: statement, at: index) }
}

extension Day: Bindable {
  func bind(to statement: OpaquePointer, at index: Int32) -> Int32 { number.bind(to: statement, at: index) }
}

extension ClockTime: Bindable {
  func bind(to statement: OpaquePointer, at index: Int32) -> Int32 { minutes.bind(to: statement, at: index) }
}

extension Optional: Bindable where Wrapped: Bindable {
  func bind(to statement: OpaquePointer, at index: Int32) -> Int32 {
    guard let self else { return sqlite3_bind_null(statement, index) }
    return self.bind(to: statement, at: index)
  }
}
