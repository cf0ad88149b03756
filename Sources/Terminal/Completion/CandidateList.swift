internal import Conversation
internal import Services

/// Lays out completion candidates in columns below the edited line.
enum CandidateList {
  private static let most = 60

  static func lines(_ names: [String], width: Int) -> [String] {
    let shown = names.prefix(most).map { PrintableText.clean($0) }
    let column = (shown.map(\.displayWidth).max() ?? 0) + 2
    let perLine = max(width / max(column, 1), 1)
    var lines = stride(from: 0, to: shown.count, by: perLine).map { start in
      row(shown[start..<min(start + perLine, shown.count)], column: column)
    }
    if names.count > most { lines.append("and \(names.count - most) more") }
    return lines
  }

  private static func row(_ names: ArraySlice<String>, column: Int) -> String {
    let padded = names.dropLast().map { $0 + String(repeating: " ", count: column - $0.displayWidth) }
    return padded.joined() + (names.last ?? "")
  }
}
