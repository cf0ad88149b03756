/// Finds the parts of an Apple Health export that larder reads, from pieces of any size. It is no XML parser: real
/// exports have a broken DTD, duplicate attributes and control characters in values, all of which a parser would
/// reject. Entities are not replaced and the DTD is skipped, so a file cannot expand or refer to another one.
///
///     scanner.feed(piece)
///     while let tag = scanner.next() { … }
///
/// Memory use is bounded by the longest tag allowed and the largest piece.
struct ExportScanner {
  /// The most bytes in a tag; anything longer is not taken for one.
  private static let longestTag = 1 << 16

  /// The bytes that were fed and not processed yet.
  private(set) var bytes: [UInt8] = []
  private var place = 0
  private var isFinished = false
  /// The part that is being skipped; nil outside of one.
  private var passes: TagSearch.Passage?

  /// Adds the next bytes. All tags of the earlier ones must have been read.
  mutating func feed(_ piece: [UInt8]) {
    bytes.removeSubrange(..<place)
    place = 0
    bytes += piece.withoutControls
  }

  /// Marks the end of the input.
  mutating func finish() { isFinished = true }

  /// The next relevant tag; nil where more bytes are needed, or, after `finish`, there are no more.
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

  /// Skips a part that is not read; false where its end has not arrived yet.
  private mutating func pass(_ passage: TagSearch.Passage) -> Bool {
    let end = TagSearch.end(of: passage, in: bytes.span, from: place, isFinished)
    // The end marker may be split between this piece and the next.
    place = end ?? max(place, bytes.count - 16)
    return end != nil
  }
}
