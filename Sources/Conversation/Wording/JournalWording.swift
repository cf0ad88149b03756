internal import EmbeddedMessages
internal import Messages
internal import Services

/// The message about lines of an edited journal that cannot be read.
enum JournalWording {
  /// Further lines are only counted.
  private static let most = 10

  /// "2 lines cannot be read, so nothing was changed: line 7, “2OO g pasta” (not understood); …"
  static func unread(_ lines: [UnreadLine]) -> Text {
    var named = lines.prefix(most).map { line in
      Text.unreadLine(number: line.number, words: PrintableText.clean(line.words), reason: reason(line.trouble))
    }
    if lines.count > most { named.append(.unreadLinesMore(count: lines.count - most)) }
    return .unreadLines(count: lines.count, lines: named)
  }

  private static func reason(_ trouble: UnreadLine.Trouble) -> Text {
    switch trouble {
    case .notUnderstood: .unreadNotUnderstood
    case .unknownFood(let food): .unreadUnknownFood(food: PrintableText.clean(food, limit: 80))
    case .impossible(let error): Text(withoutPeriod(ErrorWording.sentence(error).english))
    }
  }

  private static func withoutPeriod(_ sentence: String) -> String {
    sentence.hasSuffix(".") ? String(sentence.dropLast()) : sentence
  }
}
