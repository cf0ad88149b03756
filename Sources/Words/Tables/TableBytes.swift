/// The bytes of a table: part of the program, or a copy that lives as long as it is used. This is the only place where
/// they are read through a pointer. They are never written after creation, which is why sharing them is safe although
/// the compiler cannot see it.
@safe package struct TableBytes: @unchecked Sendable {
  @safe @usableFromInline final class Copy {
    let start: UnsafeMutablePointer<UInt8>

    init(_ source: [UInt8]) {
      unsafe start = .allocate(capacity: source.count)
      for (index, byte) in source.enumerated() { unsafe start[index] = byte }
    }

    deinit { unsafe start.deallocate() }
  }

  @usableFromInline let start: UnsafePointer<UInt8>
  @usableFromInline let count: Int
  @usableFromInline let copy: Copy?

  /// - Parameter text: as `TableWriter` writes it.
  package init(_ text: StaticString) {
    unsafe start = text.utf8Start
    count = text.utf8CodeUnitCount
    copy = nil
  }

  /// - Parameter source: as `TableWriter` writes it.
  package init(copying source: [UInt8]) {
    let copy = Copy(source)
    unsafe start = UnsafePointer(copy.start)
    count = source.count
    self.copy = copy
  }

  /// The byte at a position; zero beyond the end.
  @inlinable package subscript(place: Int) -> UInt8 { place >= 0 && place < count ? unsafe start[place] : 0 }

  /// Reads a number of `width` digits of seven bits, at most eight, the lowest first. Seven bits, so that the bytes are
  /// valid text. Zero where it would extend beyond the end.
  @inlinable @inline(__always) package func number(at place: Int, width: Int) -> Int {
    // Joins the bits of neighbouring digits, pair by pair.
    var digits = digits(at: place, width: width)
    digits = digits & 0x007f_007f_007f_007f | (digits & 0x7f00_7f00_7f00_7f00) >> 1
    digits = digits & 0x0000_3fff_0000_3fff | (digits & 0x3fff_0000_3fff_0000) >> 2
    digits = digits & 0x0000_0000_0fff_ffff | (digits & 0x0fff_ffff_0000_0000) >> 4
    return Int(digits)
  }

  /// The digits of such a number as stored, one byte each, the lowest in the lowest byte. They have as many bits set as
  /// the number.
  @inlinable @inline(__always) package func digits(at place: Int, width: Int) -> UInt64 {
    guard place >= 0, place <= count - width else { return 0 }
    guard place <= count - 8 else { return lastDigits(at: place, width: width) }
    // Tables are read number by number, so eight digits are loaded at once.
    let bytes = unsafe UnsafeRawPointer(start + place).loadUnaligned(as: UInt64.self)
    return UInt64(littleEndian: bytes) & (UInt64.max >> UInt64(64 - 8 * width))
  }

  /// The same near the end, where eight bytes cannot be loaded.
  @usableFromInline func lastDigits(at place: Int, width: Int) -> UInt64 {
    var digits: UInt64 = 0
    for index in 0..<width { digits |= UInt64(unsafe start[place + index]) << UInt64(8 * index) }
    return digits
  }

  /// The stored digits of a number of at most 32 bits.
  package static func digits(of number: UInt32) -> UInt64 {
    (0..<5).reduce(0) { digits, index in
      digits | (UInt64(number) >> UInt64(7 * index) & 0x7f) << UInt64(8 * index)
    }
  }

  /// The text at a range of bytes; empty beyond the end.
  package func text(_ range: Range<Int>) -> String {
    guard range.lowerBound >= 0, range.upperBound <= count else { return "" }
    return unsafe String(
      decoding: UnsafeBufferPointer(start: start + range.lowerBound, count: range.count), as: UTF8.self)
  }

  /// A copy of a range of bytes; empty beyond the end.
  package func bytes(_ range: Range<Int>) -> [UInt8] {
    guard range.lowerBound >= 0, range.upperBound <= count else { return [] }
    return unsafe Array(UnsafeBufferPointer(start: start + range.lowerBound, count: range.count))
  }

  /// Whether the table has these bytes at `place`.
  func has(_ text: String.UTF8View, at place: Int) -> Bool {
    var place = place
    for byte in text {
      guard self[place] == byte else { return false }
      place += 1
    }
    return true
  }
}
