internal import Conversation
internal import EmbeddedMessages
internal import Messages
internal import Nutrition

extension Program {
  /// Which language is spoken where a profile does not say it.
  var language: LanguageChoice { Program.language(options, variables) }

  private static func language(_ options: Options, _ variables: [String: String]) -> LanguageChoice {
    LanguageChoice(
      option: options.language,
      surroundings: LanguageTag(variables: variables, among: MessageTable.embedded.languages))
  }

  /// In which language somebody is shown what they ask for.
  func style(for profile: Profile) -> LanguageStyle { LanguageStyle(language, profile: profile) }

  /// Before it is known whose diary it is.
  var style: LanguageStyle { Program.style(options, variables) }

  static func style(_ options: Options, _ variables: [String: String]) -> LanguageStyle {
    let tag = language(options, variables).tag(profile: nil, among: MessageTable.embedded.languages)
    return LanguageStyle(tag.language, region: tag.region, of: .embedded)
  }
}
