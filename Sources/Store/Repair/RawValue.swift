internal import CSQLite

/// A value as it is stored in a column, of whatever type.
enum RawValue: Bindable {
  case null
  case integer(Int64)
  case text([UInt8])
  case bytes([UInt8])

  func bind(to statement: OpaquePointer, at index: Int32) -> Int32 {
    switch self {
    case .null: sqlite3_bind_null(statement, index)
    case .integer(let number): sqlite3_bind_int64(statement, index, number)
    case .text(let bytes): String(decoding: bytes, as: UTF8.self).bind(to: statement, at: index)
    case .bytes(let bytes): bytes.bind(to: statement, at: index)
    }
  }
}

extension RowReader {
  /// The value of the next column. No column of larder's holds floating-point numbers.
  mutating func raw() throws(StoreError) -> RawValue {
    if nextIsNull {
      skip(1)
      return .null
    }
    switch nextType {
    case SQLITE_INTEGER: return .integer(integer())
    case SQLITE_TEXT: return .text(bytes())
    case SQLITE_BLOB: return .bytes(bytes())
    default: throw .damaged
    }
  }
}
