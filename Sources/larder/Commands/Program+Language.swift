internal import Conversation
internal import EmbeddedMessages
internal import Messages
internal import Nutrition
internal import Services
internal import Store
internal import Terminal

extension Program {
  /// Which language is spoken where a profile does not say it.
  var language: LanguageChoice { Program.language(options, variables) }

  private static func language(_ options: Options, _ variables: [String: String]) -> LanguageChoice {
    LanguageChoice(
      option: options.language,
      environment: LanguageTag(variables: variables, among: MessageTable.embedded.languages))
  }

  /// In which language somebody is shown what they ask for.
  func style(for profile: Profile) -> LanguageStyle { LanguageStyle(language, profile: profile) }

  /// In which language whoever types the command is spoken to: that of their diary, once the data is open.
  var style: LanguageStyle { spoken.style }

  /// Before it is known whose diary it is.
  static func style(_ options: Options, _ variables: [String: String]) -> LanguageStyle {
    let tag = language(options, variables).tag(profile: nil, among: MessageTable.embedded.languages)
    return LanguageStyle(tag.language, region: tag.region, of: .embedded)
  }

  /// A conversation finds out by itself whose diary it is.
  func learnLanguage(from store: Store) {
    switch options.command {
    case .converse, .say, .serve: return
    default: break
    }
    guard let profile = try? Session.profile(named: options.profile, in: store) else { return }
    spoken.style = style(for: profile)
  }

  /// A line of what was asked for.
  func result(_ line: Text) { results.write(PrintableText.clean(style.words(line)) + "\n") }

  /// A line beside what was asked for.
  func aside(_ line: Text) { asides.write(PrintableText.clean(style.words(line)) + "\n") }

  /// A line of what went wrong.
  func complain(_ line: Text) { asides.write("larder: " + PrintableText.clean(style.words(line)) + "\n") }

  /// A question whose answer stands on the same line.
  func ask(_ question: Text) { asides.write(style.words(question) + " ") }
}

/// In which language is spoken to whoever types a command; it may become known only once the data is open.
final class SpokenStyle {
  var style: LanguageStyle

  init(_ style: LanguageStyle) { self.style = style }
}

extension Text {
  /// A line that belongs to the one above.
  static func indented(_ line: Text) -> Text { .list([.verbatim(""), line], .columns) }
}
