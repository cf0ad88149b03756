internal import Glibc

/// What the C headers keep from Swift.
enum LinuxConstant {
  /// TIOCSPTLCK
  static let lockTerminal: UInt = 0x4004_5431
  /// TIOCGPTN
  static let terminalNumber: UInt = 0x8004_5430
  /// POSIX_SPAWN_SETSID
  static let newSession: Int16 = 0x80
}

extension [UInt8] {
  func endOfFirst(_ wanted: [UInt8], from start: Int) -> Int? {
    guard count - start >= wanted.count else { return nil }
    for index in start...(count - wanted.count) where self[index..<(index + wanted.count)].elementsEqual(wanted) {
      return index + wanted.count
    }
    return nil
  }
}

/// A C array of C strings, with the null at its end.
package func withCStrings<Result>(
  _ strings: [String], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Result
) -> Result {
  let pointers = strings.map { strdup($0) } + [nil]
  defer { for pointer in pointers { free(pointer) } }
  return pointers.withUnsafeBufferPointer { buffer in
    var none: UnsafeMutablePointer<CChar>?
    return buffer.baseAddress.map(body) ?? body(&none)
  }
}
