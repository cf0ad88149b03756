/// A cursor over the phrases of a line, for readers that must account for every word.
struct LineWalk {
  let context: Context
  private(set) var index: Int
  let end: Int

  init(_ context: Context, in range: Range<Int>? = nil) {
    let range = range ?? context.range
    self.context = context
    index = range.lowerBound
    end = range.upperBound
  }

  var isAtEnd: Bool { index >= end }
  var rest: Range<Int> { min(index, end)..<end }

  /// Skips marks and phrases with accepted tags.
  mutating func pass(_ isPassed: (Tag) -> Bool) {
    while index < end, let next = context.passed(at: index, before: end, isPassed) { index = next }
  }

  /// Skips one phrase with this tag; false where there is none.
  mutating func take(_ tag: Tag) -> Bool {
    take { $0 == tag ? true : nil } ?? false
  }

  mutating func take<Value>(_ pick: (Tag) -> Value?) -> Value? {
    guard let found = context.sentence.find(at: index, before: end, pick) else { return nil }
    index = found.next
    return found.value
  }

  mutating func step(to next: Int) { index = next }

  /// Whether it is a polite filler at the start of a request.
  static func isPolite(_ tag: Tag) -> Bool {
    switch tag {
    case .filler, .subject, .correction, .also: true
    default: false
    }
  }

  /// Whether it may come before a name.
  static func isBeforeName(_ tag: Tag) -> Bool {
    switch tag {
    case .determiner, .article, .bank(.food): true
    default: false
    }
  }
}
