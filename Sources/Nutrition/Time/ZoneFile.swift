extension Zone {
  /// Parses a compiled zone file (TZif, RFC 8536, versions 1 to 4). Nil where the bytes are invalid or incomplete.
  package init?(identifier: String, file bytes: [UInt8]) {
    var reader = ZoneFileReader(bytes: bytes)
    guard let parsed = reader.zone() else { return nil }
    self.init(
      identifier: identifier, transitions: parsed.transitions, first: parsed.first, rule: parsed.rule)
  }
}

/// A cursor over the bytes; every read is checked against the end.
private struct ZoneFileReader {
  let bytes: [UInt8]
  var position = 0

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The offsets in seconds that the format allows: less than 25 hours behind UTC and less than 26 ahead.
  static let possible = -89_999...93_599

  struct Counts {
    let utc, standard, leaps, transitions, types, characters: Int

    /// The size in bytes of a data block whose times take `width` bytes.
    func size(width: Int) -> Int {
      transitions * (width + 1) + types * 6 + characters + leaps * (width + 4) + standard + utc
    }
  }

  mutating func zone() -> (transitions: [Zone.Transition], first: Int, rule: ZoneRule?)? {
    guard let (version, counts) = header() else { return nil }
    if version == 0 { return block(counts, width: 4).map { ($0.transitions, $0.first, nil) } }
    position += counts.size(width: 4)
    guard let (_, wide) = header(), let data = block(wide, width: 8), let footer = footer() else { return nil }
    return (data.transitions, data.first, ZoneRule(footer))
  }

  private mutating func header() -> (version: UInt8, counts: Counts)? {
    guard position >= 0, position + 44 <= bytes.count, bytes[position..<position + 4].elementsEqual("TZif".utf8) else {
      return nil
    }
    let version = bytes[position + 4]
    position += 20
    var fields: [Int] = []
    for _ in 0..<6 {
      guard let field = integer(width: 4), field >= 0, field <= 100_000 else { return nil }
      fields.append(Int(field))
    }
    let counts = Counts(
      utc: fields[0], standard: fields[1], leaps: fields[2], transitions: fields[3], types: fields[4],
      characters: fields[5])
    return (version, counts)
  }

  private mutating func block(_ counts: Counts, width: Int) -> (transitions: [Zone.Transition], first: Int)? {
    let end = position + counts.size(width: width)
    guard counts.types > 0, end <= bytes.count else { return nil }
    let times = (0..<counts.transitions).compactMap { _ in integer(width: width) }
    let kinds = bytes[position..<position + counts.transitions].map(Int.init)
    position += counts.transitions
    var offsets: [Int] = []
    for _ in 0..<counts.types {
      guard let offset = integer(width: 4) else { return nil }
      offsets.append(Int(offset))
      position += 2
    }
    position = end
    guard kinds.allSatisfy({ $0 < offsets.count }), offsets.allSatisfy(ZoneFileReader.possible.contains) else {
      return nil
    }
    guard times.count == kinds.count, zip(times, times.dropFirst()).allSatisfy(<) else { return nil }
    return (zip(times, kinds).map { Zone.Transition(at: $0, offset: offsets[$1]) }, offsets[0])
  }

  /// The line after the second block; empty where the file has no rule for later years.
  private func footer() -> String? {
    guard position < bytes.count, bytes[position] == UInt8(ascii: "\n") else { return nil }
    let rest = bytes[(position + 1)...]
    guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    return String(decoding: rest[..<end], as: UTF8.self)
  }

  private mutating func integer(width: Int) -> Int64? {
    guard position + width <= bytes.count else { return nil }
    var value: Int64 = width == 4 ? (bytes[position] >= 128 ? -1 : 0) : 0
    for byte in bytes[position..<position + width] { value = value << 8 | Int64(byte) }
    position += width
    return value
  }
}
