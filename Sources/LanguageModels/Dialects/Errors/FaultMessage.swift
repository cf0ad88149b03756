/// Cleans a provider's message so that it can be shown and stored.
enum FaultMessage {
  private static let longest = 500

  /// On one line, without control characters, shortened, and with everything masked that could be a key.
  static func clean(_ message: String) -> String {
    let scalars = message.unicodeScalars.prefix(longest * 8).map { isControl($0) ? " " : $0 }
    let words = String(String.UnicodeScalarView(scalars)).split(separator: " ")
    let masked = words.indices.map { index in
      isKey(words[index], behind: words[..<index].suffix(2)) ? "…" : String(words[index])
    }
    let line = masked.joined(separator: " ")
    return line.count <= longest ? line : line.prefix(longest - 1) + "…"
  }

  /// The text of a body that is not JSON; for a web page, its title.
  static func plain(_ body: ArraySlice<UInt8>, contentType: String?) -> String {
    let text = String(decoding: body.prefix(1 << 16), as: UTF8.self)
    let isPage = contentType?.lowercased().contains("html") ?? false || text.first { !$0.isWhitespace } == "<"
    return isPage ? title(text) : text
  }

  private static func title(_ page: String) -> String {
    let lower = page.lowercased()
    guard lower.utf8.count == page.utf8.count, let open = lower.firstRange(of: "<title"),
      let start = lower[open.upperBound...].firstIndex(of: ">"),
      let end = lower[start...].firstRange(of: "</title")
    else { return "" }
    let from = page.utf8.index(page.startIndex, offsetBy: lower.utf8.distance(from: lower.startIndex, to: start) + 1)
    let to = page.utf8.index(
      page.startIndex, offsetBy: lower.utf8.distance(from: lower.startIndex, to: end.lowerBound))
    return from <= to ? String(page[from..<to]) : ""
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate: true
    default: false
    }
  }

  /// Whether a word starts like a key, or is where messages quote the key.
  private static func isKey(_ word: Substring, behind before: ArraySlice<Substring>) -> Bool {
    let starts = ["sk-", "sk_", "AIza", "gsk_", "xai-", "hf_", "pplx-", "nvapi-", "AQ."]
    let bare = word.drop { !$0.isLetter && !$0.isNumber }
    if bare.count > 8, starts.contains(where: { bare.hasPrefix($0) }) { return true }
    let lead = before.map { $0.lowercased() }
    return lead.last == "bearer" || lead.suffix(2) == ["key", "provided:"]
  }
}
