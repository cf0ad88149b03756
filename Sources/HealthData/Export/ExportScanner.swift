/// Finds what larder reads in an Apple Health export while its bytes arrive in pieces of any size. It is no XML parser:
/// real exports have a broken DTD, attributes written twice and control characters in values, at which one would stop.
/// Entities are not replaced and the DTD is passed over, so nothing in a file can make it larger or name another one.
///
///     scanner.feed(piece)
///     while let tag = scanner.next() { … }
///
/// Memory is bounded by the longest tag that is allowed and the largest piece.
struct ExportScanner {
  /// Beyond this a tag is none.
  private static let longestTag = 1 << 16

  /// What was fed and is not done with.
  private(set) var bytes: [UInt8] = []
  private var place = 0
  private var isFinished = false
  /// What the part that is passed over ends with; nil outside of one.
  private var passes: TagSearch.Passage?

  /// Adds the next bytes. Read the tags of the earlier ones first.
  mutating func feed(_ piece: [UInt8]) {
    bytes.removeSubrange(..<place)
    place = 0
    bytes += piece.withoutControls
  }

  /// There are no further bytes.
  mutating func finish() { isFinished = true }

  /// The next tag that matters; nil where more bytes are needed, or, after `finish`, there is none.
  mutating func next() -> ExportTag? {
    while true {
      if let passage = passes {
        guard pass(passage) else { return nil }
        passes = nil
      }
      switch TagSearch.find(in: bytes.span, from: place, isFinished) {
      case .tag(let tag, let end):
        place = end
        return tag
      case .passage(let passage, let start):
        passes = passage
        place = start
      case .incomplete(let start):
        place = start
        guard isFinished || bytes.count - start > ExportScanner.longestTag else { return nil }
        guard start < bytes.count else { return nil }
        place += 1
      }
    }
  }

  /// Passes over a part that is not read; false while its end has not come.
  private mutating func pass(_ passage: TagSearch.Passage) -> Bool {
    let end = TagSearch.end(of: passage, in: bytes.span, from: place, isFinished)
    // The beginning of an end may stand at the end of the piece.
    place = end ?? max(place, bytes.count - 16)
    return end != nil
  }
}
