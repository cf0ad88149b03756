/// A delay as providers write it: "48s", "48.9s", "20ms", "1m30s", "1h2m".
struct FaultDelay: Hashable {
  private static let longest = Duration.seconds(366 * 86_400)

  let duration: Duration

  /// Nil unless all of `text` is such a delay.
  init?(_ text: some StringProtocol) {
    var total = Duration.zero
    var rest = Substring(text)
    guard !rest.isEmpty else { return nil }
    while !rest.isEmpty {
      let digits = rest.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
      rest = rest.dropFirst(digits.count)
      let unit = rest.prefix { $0.isASCII && $0.isLetter }
      rest = rest.dropFirst(unit.count)
      guard let amount = Double(digits), amount < 1e9, let scale = FaultDelay.seconds(unit) else { return nil }
      total += .seconds(amount * scale)
    }
    duration = min(total, FaultDelay.longest)
  }

  /// The delay in "Please retry in 48.9s." and "Please try again in 1m30s".
  static func inSentence(_ sentence: String) -> Duration? {
    for lead in ["retry in ", "try again in "] {
      guard let range = sentence.firstRange(of: lead) else { continue }
      var word = sentence[range.upperBound...].prefix { $0 != " " && $0 != "\n" && $0 != "," }
      while let last = word.last, !last.isLetter { word.removeLast() }
      if let delay = FaultDelay(word) { return delay.duration }
    }
    return nil
  }

  private static func seconds(_ unit: Substring) -> Double? {
    switch unit {
    case "ms": 0.001
    case "s": 1
    case "m": 60
    case "h": 3600
    default: nil
    }
  }
}
