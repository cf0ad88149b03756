package import Words

extension WordTable {
  /// The words that come with larder: the folders of `Sources/Words`, as `EmbedWords` made them a table.
  package static let embedded = WordTable(TableBytes(embeddedWords))
}

extension CareWords {
  /// Those that come with larder.
  package static let embedded = CareWords(.embedded)
}

extension UnitWords {
  /// Those that come with larder.
  package static let embedded = UnitWords(.embedded)
}

extension AnswerWords {
  /// Those that come with larder.
  package static let embedded = AnswerWords(.embedded)
}

extension CardWords {
  /// Those of the program.
  package static let embedded = CardWords(.embedded)
}

extension NameVocabulary {
  /// That which comes with larder.
  package static let embedded = NameVocabulary(.embedded)
}

extension GuideWords {
  /// Those of the program.
  package static let embedded = GuideWords(.embedded)
}
