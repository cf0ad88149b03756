package import Calls
internal import Nutrition

/// Parses what follows a command that shows a period: its last day or `FROM..TO`, and in any order with it the reference values
/// ("us") and what the figures are of ("bought").
package enum PeriodWords {
  /// Parses the words. Days are passed on as written, and the tool parses them.
  package static func read(_ words: [String], _ length: ShowPeriodCall.Length) -> ShowPeriodCall {
    var arguments = ShowPeriodCall { $0.period = length == .week ? nil : length }
    var day: [String] = []
    for word in words {
      if let references = ReferenceValues(rawValue: word.lowercased()) {
        arguments.references = references
      } else if let source = ShowPeriodCall.Source(rawValue: word.lowercased()) {
        arguments.source = source
      } else {
        day.append(word)
      }
    }
    if let ends = ends(of: day.joined(separator: " ")) { (arguments.from, arguments.to) = ends }
    return arguments
  }

  /// Whether the words name a range: "2026-11-01..2026-11-20".
  package static func isRange(_ words: String) -> Bool { ends(of: words)?.from != nil }

  private static func ends(of words: String) -> (from: String?, to: String?)? {
    guard !words.isEmpty else { return nil }
    guard let dots = words.firstRange(of: "..") else { return (nil, words) }
    let (from, to) = (String(words[..<dots.lowerBound]), String(words[dots.upperBound...]))
    return (from.isEmpty ? nil : from, to.isEmpty ? nil : to)
  }
}
