internal import HTTP

/// How long a server asks to wait.
enum RetryAfter {
  /// In its headers; nil where they say nothing of use. Some servers give a wish with every answer, so it is to be
  /// read with a failure only.
  static func pause(in headers: HTTPHeaders) -> Duration? {
    let milliseconds = headers["retry-after-ms"].flatMap { number($0) }.map { Duration.milliseconds($0) }
    let seconds = headers["retry-after"].flatMap { number($0) }.map { Duration.seconds($0) }
    return [milliseconds, seconds].lazy.compactMap(\.self).first { $0 > .zero }
  }

  /// Whether it says itself if the same request may do better.
  static func advice(in headers: HTTPHeaders) -> Bool? {
    switch headers["x-should-retry"]?.lowercased() {
    case "true": true
    case "false": false
    default: nil
    }
  }

  /// A date, which the header may hold too, is no number of seconds and counts for nothing.
  private static func number(_ text: String) -> Double? {
    guard let number = Double(text), number.isFinite, number >= 0, number < 1e9 else { return nil }
    return number
  }
}
