/// Finds the next relevant tag in the bytes of an export.
enum TagSearch {
  /// A part that is skipped as a whole.
  enum Passage {
    case doctype, comment, characters
  }

  /// The position after the end of a skipped part; nil where the end has not arrived yet.
  static func end(of passage: Passage, in text: borrowing Span<UInt8>, from start: Int, _ isFinished: Bool) -> Int? {
    let end =
      switch passage {
      case .doctype: Words.doctypeEnd
      case .comment: Words.commentEnd
      case .characters: Words.charactersEnd
      }
    var place = start
    while place < text.count {
      if text[place] == end[0], text.holds(end, at: place) { return place + end.count }
      // A broken DTD ends at the latest where the data begins.
      if passage == .doctype, text[place] == Words.root[0], text.hasName(Words.root, at: place) {
        // The next piece decides whether the name ends here.
        return isFinished || place + Words.root.count < text.count ? place : nil
      }
      place += 1
    }
    return nil
  }

  enum Found {
    case tag(ExportTag, end: Int)
    case passage(Passage, start: Int)
    /// There is nothing before this position, where a tag may begin.
    case incomplete(Int)
  }

  /// The first relevant tag from `start` on.
  static func find(in text: borrowing Span<UInt8>, from start: Int, _ isFinished: Bool) -> Found {
    var place = start
    while true {
      place = text.place(of: UInt8(ascii: "<"), from: place)
      // The longest beginning needed to tell tags apart: a record with its type.
      guard isFinished || place + 96 <= text.count else { return .incomplete(place) }
      guard place + 2 < text.count else { return .incomplete(text.count) }
      let element: Element
      switch text[place + 1] {
      case UInt8(ascii: "R") where text.hasName(Words.record, at: place): element = record(in: text, at: place)
      case UInt8(ascii: "M"): element = metadata(in: text, at: place)
      case UInt8(ascii: "A") where text.hasName(Words.summary, at: place): element = summary(in: text, at: place)
      case UInt8(ascii: "C") where text.hasName(Words.correlation, at: place):
        element = correlation(in: text, at: place)
      case UInt8(ascii: "/"): element = end(in: text, at: place)
      case UInt8(ascii: "H") where text.hasName(Words.root, at: place):
        return .tag(.rootBegins, end: place + Words.root.count)
      case UInt8(ascii: "!"):
        switch declaration(in: text, at: place, isFinished) {
        case .passage(let passage): return .passage(passage, start: place + 2)
        case .other: element = .none(next: place + 2)
        case .incomplete: element = .incomplete
        }
      default: element = .none(next: place + 1)
      }
      switch element {
      case .tag(let tag, let end): return .tag(tag, end: end)
      case .none(let next): place = next
      case .incomplete: return .incomplete(place)
      }
    }
  }

  /// An end tag.
  private static func end(in text: borrowing Span<UInt8>, at start: Int) -> Element {
    if text.hasName(Words.recordEnd, at: start) { return .tag(.recordEnds, end: start + Words.recordEnd.count) }
    if text.hasName(Words.correlationEnd, at: start) {
      return .tag(.correlationEnds, end: start + Words.correlationEnd.count)
    }
    if text.hasName(Words.rootEnd, at: start) { return .tag(.rootEnds, end: start + Words.rootEnd.count) }
    return .none(next: start + 2)
  }

  /// Something that begins with an exclamation mark.
  private enum Declaration {
    case passage(Passage)
    case other, incomplete
  }

  private static func declaration(
    in text: borrowing Span<UInt8>, at place: Int, _ isFinished: Bool
  ) -> Declaration {
    if text.holds(Words.comment, at: place) { return .passage(.comment) }
    if text.holds(Words.characters, at: place) { return .passage(.characters) }
    guard text.holds(Words.doctype, at: place) else { return .other }
    guard let hasDefinitions = hasDefinitions(text, place) else {
      return isFinished ? .passage(.doctype) : .incomplete
    }
    return hasDefinitions ? .passage(.doctype) : .other
  }

  /// Whether a DOCTYPE has definitions of its own: a bracket before its end, or before the next tag. Nil where neither
  /// has arrived yet.
  private static func hasDefinitions(_ text: borrowing Span<UInt8>, _ start: Int) -> Bool? {
    var place = start + 1
    while place < text.count, text[place] != UInt8(ascii: ">"), text[place] != UInt8(ascii: "<") {
      if text[place] == UInt8(ascii: "[") { return true }
      place += 1
    }
    return place == text.count ? nil : false
  }

  /// What begins at a position.
  private enum Element {
    case tag(ExportTag, end: Int)
    case none(next: Int)
    case incomplete
  }

  /// A record, unless its first attribute is a type that is not read, as for most records.
  private static func record(in text: borrowing Span<UInt8>, at start: Int) -> Element {
    let behind = start + Words.record.count
    if text.holds(Words.type, at: behind), RecordKind(text, at: behind + Words.type.count) == nil {
      return .none(next: behind)
    }
    var attributes = RecordAttributes()
    switch TagScan.attributes(of: text, from: behind, { attributes.set($0, $1, in: $2) }) {
    case .incomplete: return .incomplete
    case .broken(let next): return .none(next: next)
    case .end(let end, let isEmpty):
      guard let kind = RecordKind(text, at: attributes.type.lowerBound) else { return .none(next: end) }
      return .tag(.record(kind, attributes, isOpen: !isEmpty), end: end)
    }
  }

  /// The name of a zone. Other metadata is far too much to read and is skipped.
  private static func metadata(in text: borrowing Span<UInt8>, at start: Int) -> Element {
    guard text.holds(Words.zone, at: start) else { return .none(next: start + 1) }
    var zone = 0..<0
    switch TagScan.attributes(
      of: text, from: start + Words.zone.count,
      { name, value, _ in
        if name.count == 5 { zone = value }
      })
    {
    case .incomplete: return .incomplete
    case .broken(let next): return .none(next: next)
    case .end(let end, _): return .tag(.timeZone(zone), end: end)
    }
  }

  private static func summary(in text: borrowing Span<UInt8>, at start: Int) -> Element {
    var attributes = SummaryAttributes()
    switch TagScan.attributes(of: text, from: start + Words.summary.count, { attributes.set($0, $1, in: $2) }) {
    case .incomplete: return .incomplete
    case .broken(let next): return .none(next: next)
    case .end(let end, _): return .tag(.summary(attributes), end: end)
    }
  }

  private static func correlation(in text: borrowing Span<UInt8>, at start: Int) -> Element {
    switch TagScan.attributes(of: text, from: start + Words.correlation.count, { _, _, _ in }) {
    case .incomplete: return .incomplete
    case .broken(let next): return .none(next: next)
    case .end(let end, let isEmpty): return isEmpty ? .none(next: end) : .tag(.correlationBegins, end: end)
    }
  }

  private enum Words {
    static let record = Array("<Record".utf8)
    static let recordEnd = Array("</Record".utf8)
    static let zone = Array("<MetadataEntry key=\"HKTimeZone\"".utf8)
    static let summary = Array("<ActivitySummary".utf8)
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
  /// Whether a complete name is at a position.
  fileprivate func hasName(_ name: [UInt8], at place: Int) -> Bool {
    guard holds(name, at: place) else { return false }
    guard place + name.count < count else { return true }
    let next = self[place + name.count]
    return next <= UInt8(ascii: " ") || next == UInt8(ascii: ">") || next == UInt8(ascii: "/")
  }
}
