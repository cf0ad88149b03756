/// Walks along a line phrase by phrase, for readers that account for every word.
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

  /// Passes over marks and phrases of these meanings.
  mutating func pass(_ isPassed: (Tag) -> Bool) {
    while index < end, let next = context.passed(at: index, before: end, isPassed) { index = next }
  }

  /// Takes one phrase of this meaning.
  mutating func take(_ tag: Tag) -> Bool {
    take { $0 == tag ? true : nil } ?? false
  }

  mutating func take<Value>(_ pick: (Tag) -> Value?) -> Value? {
    guard let found = context.sentence.find(at: index, before: end, pick) else { return nil }
    index = found.next
    return found.value
  }

  mutating func step(to next: Int) { index = next }

  /// What says nothing where a request begins.
  static func isPolite(_ tag: Tag) -> Bool {
    switch tag {
    case .filler, .subject, .correction, .also: true
    default: false
    }
  }

  /// What may stand before a name.
  static func isBeforeName(_ tag: Tag) -> Bool {
    switch tag {
    case .determiner, .article, .bank(.food): true
    default: false
    }
  }
}
