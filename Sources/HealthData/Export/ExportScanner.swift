/// Finds what larder reads in an Apple Health export while its bytes arrive in pieces of any size. It is no XML parser:
/// real exports have a broken DTD, attributes written twice and control characters in values, at which one would stop.
/// Entities are not replaced and the DTD is passed over, so nothing in a file can make it larger or name another one.
///
///     scanner.feed(piece)
///     while let tag = scanner.next() { … }
///
/// Memory is bounded by the longest tag that is allowed and the largest piece.
struct ExportScanner {
  enum Tag {
    /// A record of energy or weight; the attributes' places are in `bytes`, until the next call.
    case record(RecordKind, RecordAttributes)
    case correlationBegins, correlationEnds
    case rootBegins, rootEnds
  }

  /// Beyond this a tag is none.
  private static let longestTag = 1 << 16

  /// What was fed and is not done with.
  private(set) var bytes: [UInt8] = []
  private var place = 0
  private var isFinished = false
  /// What the part that is passed over ends with; nil outside of one.
  private var passes: Passage?

  private enum Passage {
    case doctype, comment, characters
  }

  /// Adds the next bytes. Read the tags of the earlier ones first.
  mutating func feed(_ piece: [UInt8]) {
    bytes.removeSubrange(..<place)
    place = 0
    bytes += piece.withoutControls
  }

  /// There are no further bytes.
  mutating func finish() { isFinished = true }

  /// The next tag that matters; nil where more bytes are needed, or, after `finish`, there is none.
  mutating func next() -> Tag? {
    while true {
      if let passage = passes {
        guard pass(passage) else { return nil }
        passes = nil
      }
      switch ExportScanner.find(in: bytes.span, from: place, isFinished) {
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
  private mutating func pass(_ passage: Passage) -> Bool {
    let end = ExportScanner.end(of: passage, in: bytes.span, from: place)
    // The beginning of an end may stand at the end of the piece.
    place = end ?? max(place, bytes.count - 16)
    return end != nil
  }

  private static func end(of passage: Passage, in text: borrowing Span<UInt8>, from start: Int) -> Int? {
    let end =
      switch passage {
      case .doctype: Words.doctypeEnd
      case .comment: Words.commentEnd
      case .characters: Words.charactersEnd
      }
    var place = start
    while place < text.count {
      if text[place] == end[0], text.holds(end, at: place) { return place + end.count }
      // A DTD that is broken ends, at the latest, where the data begins.
      if passage == .doctype, text[place] == Words.root[0], text.hasName(Words.root, at: place) { return place }
      place += 1
    }
    return nil
  }

  private enum Found {
    case tag(Tag, end: Int)
    case passage(Passage, start: Int)
    /// Nothing before this place; there it may begin.
    case incomplete(Int)
  }

  /// The first tag that matters from `start` on.
  private static func find(in text: borrowing Span<UInt8>, from start: Int, _ isFinished: Bool) -> Found {
    var place = start
    while true {
      place = text.place(of: UInt8(ascii: "<"), from: place)
      // The longest beginning that tells tags apart: a record with its type.
      guard isFinished || place + 96 <= text.count else { return .incomplete(place) }
      guard place + 2 < text.count else { return .incomplete(text.count) }
      switch text[place + 1] {
      case UInt8(ascii: "R") where text.hasName(Words.record, at: place):
        switch record(in: text, at: place) {
        case .tag(let tag, let end): return .tag(tag, end: end)
        case .none(let next): place = next
        case .incomplete: return .incomplete(place)
        }
      case UInt8(ascii: "C") where text.hasName(Words.correlation, at: place):
        switch TagScan.attributes(of: text, from: place + Words.correlation.count, { _, _, _ in }) {
        case .end(let end, let isEmpty):
          if !isEmpty { return .tag(.correlationBegins, end: end) }
          place = end
        case .broken(let next): place = next
        case .incomplete: return .incomplete(place)
        }
      case UInt8(ascii: "H") where text.hasName(Words.root, at: place):
        return .tag(.rootBegins, end: place + Words.root.count)
      case UInt8(ascii: "/") where text.hasName(Words.correlationEnd, at: place):
        return .tag(.correlationEnds, end: place + Words.correlationEnd.count)
      case UInt8(ascii: "/") where text.hasName(Words.rootEnd, at: place):
        return .tag(.rootEnds, end: place + Words.rootEnd.count)
      case UInt8(ascii: "!"):
        if let passage = passage(in: text, at: place) { return .passage(passage, start: place + 2) }
        place += 2
      default: place += 1
      }
    }
  }

  private static func passage(in text: borrowing Span<UInt8>, at place: Int) -> Passage? {
    if text.holds(Words.comment, at: place) { return .comment }
    if text.holds(Words.characters, at: place) { return .characters }
    return text.holds(Words.doctype, at: place) && hasDefinitions(text, place) ? .doctype : nil
  }

  /// Whether a DOCTYPE has definitions of its own: a bracket before its end.
  private static func hasDefinitions(_ text: borrowing Span<UInt8>, _ start: Int) -> Bool {
    var place = start
    while place < text.count, text[place] != UInt8(ascii: ">") {
      if text[place] == UInt8(ascii: "[") { return true }
      place += 1
    }
    return place == text.count
  }

  private enum Record {
    case tag(Tag, end: Int)
    case none(next: Int)
    case incomplete
  }

  /// A record, unless the type that it begins with is none that larder reads: most are not.
  private static func record(in text: borrowing Span<UInt8>, at start: Int) -> Record {
    let behind = start + Words.record.count
    if text.holds(Words.type, at: behind), RecordKind(text, at: behind + Words.type.count) == nil {
      return .none(next: behind)
    }
    var attributes = RecordAttributes()
    switch TagScan.attributes(of: text, from: behind, { attributes.set($0, $1, in: $2) }) {
    case .incomplete: return .incomplete
    case .broken(let next): return .none(next: next)
    case .end(let end, _):
      guard let kind = RecordKind(text, at: attributes.type.lowerBound) else { return .none(next: end) }
      return .tag(.record(kind, attributes), end: end)
    }
  }

  private enum Words {
    static let record = Array("<Record".utf8)
    static let type = Array(" type=\"".utf8)
    static let correlation = Array("<Correlation".utf8)
    static let correlationEnd = Array("</Correlation".utf8)
    static let root = Array("<HealthData".utf8)
    static let rootEnd = Array("</HealthData".utf8)
    static let doctype = Array("<!DOCTYPE".utf8)
    static let doctypeEnd = Array("]>".utf8)
    static let comment = Array("<!--".utf8)
    static let commentEnd = Array("-->".utf8)
    static let characters = Array("<![CDATA[".utf8)
    static let charactersEnd = Array("]]>".utf8)
  }
}

extension Span<UInt8> {
  /// Whether a name stands at a place, and nothing of it behind.
  fileprivate func hasName(_ name: [UInt8], at place: Int) -> Bool {
    guard holds(name, at: place) else { return false }
    guard place + name.count < count else { return true }
    let next = self[place + name.count]
    return next <= UInt8(ascii: " ") || next == UInt8(ascii: ">") || next == UInt8(ascii: "/")
  }
}
