extension Text {
  /// The parts of the text that are English in every language because they are not in the catalogue.
  package var unmarked: [String] {
    switch self {
    case .english(let words): words.contains(where: \.isLetter) ? [words] : []
    case .list(let parts, _): parts.flatMap(\.unmarked)
    case .message(let message): message.arguments.flatMap(\.unmarked)
    case .verbatim, .food: []
    }
  }
}

extension Argument {
  fileprivate var unmarked: [String] {
    guard case .text(let text) = self else { return [] }
    return text.unmarked
  }
}
