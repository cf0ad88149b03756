internal import Services

/// What is said of lines of a journal that cannot be read.
enum JournalWording {
  /// More lines than this are counted only.
  private static let most = 10

  /// "2 lines cannot be read, so nothing was changed: line 7, “2OO g pasta” (not understood); …"
  static func unread(_ lines: [UnreadLine]) -> String {
    var named = lines.prefix(most).map { line in
      "line \(line.number), “\(PrintableText.clean(line.words))” (\(reason(line.trouble)))"
    }
    if lines.count > most { named.append("and \(lines.count - most) more") }
    return "\(lines.count == 1 ? "1 line" : "\(lines.count) lines") cannot be read, so nothing was changed: "
      + "\(named.joined(separator: "; ")). Put \(lines.count == 1 ? "it" : "them") right, or leave such lines out with "
      + "--leave-out: then nothing is removed."
  }

  private static func reason(_ trouble: UnreadLine.Trouble) -> String {
    switch trouble {
    case .notUnderstood: "not understood"
    case .unknownFood(let food): "I know no food “\(PrintableText.clean(food, limit: 80))”"
    case .impossible(let error):
      ErrorWording.sentence(error).hasSuffix(".")
        ? String(ErrorWording.sentence(error).dropLast()) : ErrorWording.sentence(error)
    }
  }
}
