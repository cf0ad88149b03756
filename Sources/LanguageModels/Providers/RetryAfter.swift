internal import HTTP

/// How long to wait according to a server's headers.
enum RetryAfter {
  /// The pause in the headers; nil where there is none. Some servers send one with every answer, so only those of
  /// failures should be read.
  static func pause(in headers: HTTPHeaders) -> Duration? {
    let milliseconds = headers["retry-after-ms"].flatMap { number($0) }.map { Duration.milliseconds($0) }
    let seconds = headers["retry-after"].flatMap { number($0) }.map { Duration.seconds($0) }
    return [milliseconds, seconds].lazy.compactMap(\.self).first { $0 > .zero }
  }

  /// Whether the server says that the same request may be tried again; nil where it says nothing.
  static func advice(in headers: HTTPHeaders) -> Bool? {
    switch headers["x-should-retry"]?.lowercased() {
    case "true": true
    case "false": false
    default: nil
    }
  }

  /// The number in a header. A date, which the header may also hold, is ignored.
  private static func number(_ text: String) -> Double? {
    guard let number = Double(text), number.isFinite, number >= 0, number < 1e9 else { return nil }
    return number
  }
}
