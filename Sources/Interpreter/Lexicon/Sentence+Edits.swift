internal import Words

/// The line with parts of it changed.
extension Sentence {
  /// The line as typed, with some of its tokens replaced by a space.
  ///
  /// - Parameter ranges: in order, none of them empty.
  func line(without ranges: [Range<Int>]) -> String {
    let bytes = Array(line.utf8)
    var kept: [UInt8] = []
    var start = 0
    for range in ranges {
      kept += bytes[start..<tokens[range.lowerBound].range.lowerBound] + [UInt8(ascii: " ")]
      start = tokens[range.upperBound - 1].range.upperBound
    }
    return String(decoding: kept + bytes[start...], as: UTF8.self)
  }

  /// The line as typed, with parts of it replaced.
  ///
  /// - Parameter edits: ranges of its UTF-8 bytes that do not overlap, in any order, and what takes their place.
  func line(replacing edits: [(range: Range<Int>, text: String)]) -> String {
    var bytes = Array(line.utf8)
    for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      bytes.replaceSubrange(edit.range, with: edit.text.utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
