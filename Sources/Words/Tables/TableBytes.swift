/// The bytes of a table, which stay where they are: those of the program, or a copy that lives as long as it is used. It is
/// the only place where they are reached through a pointer. Nothing writes to them once they are there: that is what makes
/// them safe to share, and what the compiler cannot see.
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

  /// - Parameter text: as `TableWriter` makes it.
  package init(_ text: StaticString) {
    unsafe start = text.utf8Start
    count = text.utf8CodeUnitCount
    copy = nil
  }

  /// - Parameter source: as `TableWriter` makes it.
  package init(copying source: [UInt8]) {
    let copy = Copy(source)
    unsafe start = UnsafePointer(copy.start)
    count = source.count
    self.copy = copy
  }

  /// Zero beyond the end.
  @inlinable package subscript(place: Int) -> UInt8 { place >= 0 && place < count ? unsafe start[place] : 0 }

  /// A number of `width` digits of seven bits, the lowest first, at most eight: bytes that are text, whatever stands around
  /// them. Zero where it would end beyond the end.
  @inlinable @inline(__always) package func number(at place: Int, width: Int) -> Int {
    // Their bits are moved together pair by pair.
    var digits = digits(at: place, width: width)
    digits = digits & 0x007f_007f_007f_007f | (digits & 0x7f00_7f00_7f00_7f00) >> 1
    digits = digits & 0x0000_3fff_0000_3fff | (digits & 0x3fff_0000_3fff_0000) >> 2
    digits = digits & 0x0000_0000_0fff_ffff | (digits & 0x0fff_ffff_0000_0000) >> 4
    return Int(digits)
  }

  /// The digits of such a number as they stand, a byte each, the lowest in the lowest byte: as many bits are set in them as in
  /// the number.
  @inlinable @inline(__always) package func digits(at place: Int, width: Int) -> UInt64 {
    guard place >= 0, place <= count - width else { return 0 }
    guard place <= count - 8 else { return lastDigits(at: place, width: width) }
    // Tables are read number by number: eight digits are taken at once.
    let bytes = unsafe UnsafeRawPointer(start + place).loadUnaligned(as: UInt64.self)
    return UInt64(littleEndian: bytes) & (UInt64.max >> UInt64(64 - 8 * width))
  }

  /// Of one of the last eight bytes.
  @usableFromInline func lastDigits(at place: Int, width: Int) -> UInt64 {
    var digits: UInt64 = 0
    for index in 0..<width { digits |= UInt64(unsafe start[place + index]) << UInt64(8 * index) }
    return digits
  }

  /// The digits of a number of at most 32 bits, as they stand in a table.
  package static func digits(of number: UInt32) -> UInt64 {
    (0..<5).reduce(0) { digits, index in
      digits | (UInt64(number) >> UInt64(7 * index) & 0x7f) << UInt64(8 * index)
    }
  }

  /// Empty beyond the end.
  package func text(_ range: Range<Int>) -> String {
    guard range.lowerBound >= 0, range.upperBound <= count else { return "" }
    return unsafe String(
      decoding: UnsafeBufferPointer(start: start + range.lowerBound, count: range.count), as: UTF8.self)
  }

  /// A copy of some of them; empty beyond the end.
  package func bytes(_ range: Range<Int>) -> [UInt8] {
    guard range.lowerBound >= 0, range.upperBound <= count else { return [] }
    return unsafe Array(UnsafeBufferPointer(start: start + range.lowerBound, count: range.count))
  }

  /// Whether these bytes stand from `place` on.
  func has(_ text: String.UTF8View, at place: Int) -> Bool {
    var place = place
    for byte in text {
      guard self[place] == byte else { return false }
      place += 1
    }
    return true
  }
}
