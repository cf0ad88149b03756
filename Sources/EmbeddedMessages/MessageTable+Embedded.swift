package import Messages
internal import Words

extension MessageTable {
  /// The messages that come with larder: the folders `messages` of `Sources/Words`, as `EmbedMessages` made them a table.
  package static let embedded = MessageTable(TableBytes(embeddedMessages))
}

extension LanguageStyle {
  /// What a model and other programs read, whatever language the person speaks.
  package static let english = LanguageStyle(.english, of: .embedded)
}

extension Text {
  /// It in English, for models, programs and logs.
  package var english: String { LanguageStyle.english.words(self) }
}

extension [Text] {
  /// Each in English.
  package var english: [String] { map(\.english) }
}
