/// Detects the encodings that small text files are found in.
enum TextDecoding {
  static func text(of bytes: [UInt8]) -> String {
    if bytes.starts(with: [0xff, 0xfe]) { return wide(bytes.dropFirst(2), lowFirst: true) }
    if bytes.starts(with: [0xfe, 0xff]) { return wide(bytes.dropFirst(2), lowFirst: false) }
    let rest = bytes.starts(with: [0xef, 0xbb, 0xbf]) ? bytes.dropFirst(3) : bytes[...]
    return String(validating: rest, as: UTF8.self) ?? cutOff(rest) ?? western(rest)
  }

  /// Decodes UTF-8 whose last character is incomplete because the text was cut.
  private static func cutOff(_ bytes: ArraySlice<UInt8>) -> String? {
    let start = bytes.suffix(4).lastIndex { $0 & 0xc0 == 0xc0 }
    return start.flatMap { String(validating: bytes[..<$0], as: UTF8.self) }
  }

  private static func wide(_ bytes: ArraySlice<UInt8>, lowFirst: Bool) -> String {
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count / 2)
    var index = bytes.startIndex
    while index + 1 < bytes.endIndex {
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      units.append(lowFirst ? second << 8 | first : first << 8 | second)
      index += 2
    }
    return String(decoding: units, as: UTF16.self)
  }

  private static func western(_ bytes: ArraySlice<UInt8>) -> String {
    var text = String.UnicodeScalarView()
    for byte in bytes {
      let isShifted = (0x80..<0xa0).contains(byte)
      let value = isShifted ? UInt32(windows[Int(byte) - 0x80]) : UInt32(byte)
      text.append(Unicode.Scalar(value) ?? " ")
    }
    return String(text)
  }

  /// The characters for 0x80 to 0x9f in Windows-1252.
  private static let windows: [UInt16] = [
    0x20ac, 0x20, 0x201a, 0x0192, 0x201e, 0x2026, 0x2020, 0x2021, 0x02c6, 0x2030, 0x0160, 0x2039, 0x0152, 0x20, 0x017d,
    0x20, 0x20, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2013, 0x2014, 0x02dc, 0x2122, 0x0161, 0x203a, 0x0153, 0x20,
    0x017e, 0x0178,
  ]
}
