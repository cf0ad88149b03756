/// The positions of the attributes of a record that are read; empty where an attribute is missing.
struct RecordAttributes {
  var type = 0..<0
  var unit = 0..<0
  var value = 0..<0
  var source = 0..<0
  var device = 0..<0
  var start = 0..<0
  var end = 0..<0

  /// Notes an attribute. Some exports write one twice: the first one counts.
  mutating func set(_ name: Range<Int>, _ value: Range<Int>, in text: borrowing Span<UInt8>) {
    switch name.count {
    case 4 where text.holds(RecordAttributes.typeName, at: name.lowerBound): RecordAttributes.keep(&type, value)
    case 4 where text.holds(RecordAttributes.unitName, at: name.lowerBound): RecordAttributes.keep(&unit, value)
    case 5 where text.holds(RecordAttributes.valueName, at: name.lowerBound): RecordAttributes.keep(&self.value, value)
    case 6 where text.holds(RecordAttributes.deviceName, at: name.lowerBound): RecordAttributes.keep(&device, value)
    case 7 where text.holds(RecordAttributes.endName, at: name.lowerBound): RecordAttributes.keep(&end, value)
    case 9 where text.holds(RecordAttributes.startName, at: name.lowerBound): RecordAttributes.keep(&start, value)
    case 10 where text.holds(RecordAttributes.sourceName, at: name.lowerBound): RecordAttributes.keep(&source, value)
    default: return
    }
  }

  private static func keep(_ place: inout Range<Int>, _ value: Range<Int>) {
    if place.isEmpty { place = value }
  }

  private static let typeName = Array("type".utf8)
  private static let unitName = Array("unit".utf8)
  private static let valueName = Array("value".utf8)
  private static let deviceName = Array("device".utf8)
  private static let endName = Array("endDate".utf8)
  private static let startName = Array("startDate".utf8)
  private static let sourceName = Array("sourceName".utf8)
}

extension Span<UInt8> {
  /// Whether all bytes of a word are at a position.
  func holds(_ word: [UInt8], at place: Int) -> Bool {
    guard place + word.count <= count else { return false }
    var index = 0
    while index < word.count, self[place + index] == word[index] { index += 1 }
    return index == word.count
  }

  /// The first position of a byte from `start` on; the end where there is none.
  func place(of byte: UInt8, from start: Int) -> Int {
    var index = start
    while index < count, self[index] != byte { index += 1 }
    return index
  }
}
