extension ArraySlice<UInt8> {
  /// The parts between separators, each without white space around it.
  package func fields(by separator: UInt8) -> [ArraySlice<UInt8>] {
    var fields: [ArraySlice<UInt8>] = []
    fields.reserveCapacity(16)
    var start = startIndex
    for index in indices where self[index] == separator {
      fields.append(self[start..<index].trimmed)
      start = index + 1
    }
    fields.append(self[start...].trimmed)
    return fields
  }

  /// The bytes without spaces, tabs and carriage returns at both ends.
  package var trimmed: ArraySlice<UInt8> {
    var slice = self
    while let first = slice.first, first.isBlank { slice = slice.dropFirst() }
    while let last = slice.last, last.isBlank { slice = slice.dropLast() }
    return slice
  }

  /// The bytes decoded as UTF-8.
  package var text: String { String(decoding: self, as: UTF8.self) }
}

extension UInt8 {
  /// Whether it is a space, a tab or a carriage return.
  package var isBlank: Bool { self == 0x20 || self == 0x09 || self == 0x0d }
}
