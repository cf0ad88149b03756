internal import CEmbed
internal import JSON

/// The bench cases that come with larder, and the home in which they are played. The text has one item per line:
///
///     home had 200 g rice for lunch      typed before all cases, and confirmed
///     case en corrections                begins a case: its language and topic
///     > had 200 g rice                   a line that the person types
///     = log_meal {"items": …}            a wanted call; there may be several
///     | quick_add {"kcal": 410}          an alternative to the call above
///     -                                  no card is wanted
///
/// A line followed by none of the last three is an answer to a card. Lines that begin with `#` are comments.
package struct BenchText: Hashable, Sendable {
  /// Lines typed before all cases, in order, each confirmed with a yes.
  package private(set) var home: [String] = []
  /// In the order of the text.
  package private(set) var cases: [BenchCase] = []

  private let suite: BenchSuite
  private var language = ""
  private var topic = ""
  private var turns: [BenchTurn] = []
  private var counts: [String: Int] = [:]

  /// - Throws: the first line that is none of these, with its number.
  package init(_ text: String, suite: BenchSuite) throws(BenchTextError) {
    self.suite = suite
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      guard take(line) else { throw BenchTextError(line: index + 1, text: String(line)) }
    }
    close()
  }

  private mutating func take(_ line: Substring) -> Bool {
    let words = line.drop(while: \.isWhitespace)
    guard let first = words.first, first != "#" else { return true }
    let rest = String(words.dropFirst().drop(while: \.isWhitespace))
    switch first {
    case ">": turns.append(BenchTurn(words: rest, wanted: .anything))
    case "-": return want(.noCard)
    case "=", "|": return call(rest, isOther: first == "|")
    default:
      let parts = words.split(separator: " ", maxSplits: 2)
      switch (parts.first, parts.count) {
      case ("home", 2...): home.append(words.dropFirst("home ".count).description)
      case ("case", 3):
        close()
        (language, topic) = (String(parts[1]), String(parts[2]))
      default: return false
      }
    }
    return true
  }

  private mutating func call(_ text: String, isOther: Bool) -> Bool {
    let name = text.prefix { $0 != " " }
    let arguments = text.dropFirst(name.count).drop { $0 == " " }
    guard let json = JSONValue(text: arguments.isEmpty ? "{}" : String(arguments)), json.members != nil else {
      return false
    }
    let call = BenchCall(tool: String(name), arguments: json)
    var rows: [[BenchCall]] = []
    if case .calls(let before)? = turns.last?.wanted { rows = before }
    guard isOther else { return want(.calls(rows + [[call]])) }
    guard let last = rows.popLast() else { return false }
    return want(.calls(rows + [last + [call]]))
  }

  private mutating func want(_ wanted: BenchTurn.Wanted) -> Bool {
    guard let turn = turns.popLast() else { return false }
    turns.append(BenchTurn(words: turn.words, wanted: wanted))
    return true
  }

  private mutating func close() {
    guard !turns.isEmpty else { return }
    let name = "\(language) \(topic)"
    counts[name, default: 0] += 1
    cases.append(
      BenchCase(id: "\(name) \(counts[name, default: 0])", suite: suite, language: language, topic: topic, turns: turns)
    )
    turns = []
  }

  /// The text that comes with larder, for one suite.
  package static func embedded(_ suite: BenchSuite) throws(BenchTextError) -> BenchText {
    try BenchText(text("home") + "\n" + text(suite.rawValue), suite: suite)
  }

  private static func text(_ name: String) -> String {
    var count = 0
    guard let bytes = unsafe larder_bench_text(name, &count) else { return "" }
    return unsafe String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
  }
}

/// A line that could not be parsed.
package struct BenchTextError: Error, Hashable, Sendable {
  /// The line's number, counted from 1.
  package let line: Int
  /// The line itself.
  package let text: String
}
