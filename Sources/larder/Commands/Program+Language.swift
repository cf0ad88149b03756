internal import Conversation
internal import EmbeddedMessages
internal import Messages
internal import Nutrition
internal import Services
internal import Store
internal import Terminal

extension Program {
  /// The language of this run, where no profile decides.
  var language: LanguageChoice { Program.language(options, variables) }

  private static func language(_ options: Options, _ variables: [String: String]) -> LanguageChoice {
    LanguageChoice(
      option: options.language,
      environment: LanguageTag(variables: variables, among: MessageTable.embedded.languages))
  }

  /// The style in which a person's profile is shown.
  func style(for profile: Profile) -> LanguageStyle { LanguageStyle(language, profile: profile) }

  /// The style for whoever runs the command: that of their diary, once the database is open.
  var style: LanguageStyle { spoken.style }

  /// The style before it is known whose diary is open.
  static func style(_ options: Options, _ variables: [String: String]) -> LanguageStyle {
    let tag = language(options, variables).tag(profile: nil, among: MessageTable.embedded.languages)
    return LanguageStyle(tag.language, region: tag.region, of: .embedded)
  }

  /// Sets the style from the profile. A conversation and the tool server do this themselves.
  func learnLanguage(from store: Store) {
    switch options.command {
    case .converse, .say, .serve: return
    default: break
    }
    guard let profile = try? Session.profile(named: options.profile, in: store) else { return }
    spoken.style = style(for: profile)
  }

  /// Prints a line of the result on standard output.
  func result(_ line: Text) { results.write(PrintableText.clean(style.words(line)) + "\n") }

  /// Prints a notice on standard error.
  func aside(_ line: Text) { asides.write(PrintableText.clean(style.words(line)) + "\n") }

  /// Prints an error on standard error.
  func complain(_ line: Text) { asides.write("larder: " + PrintableText.clean(style.words(line)) + "\n") }

  /// Prints a question whose answer follows on the same line.
  func ask(_ question: Text) { asides.write(style.words(question) + " ") }
}

/// Holds the style for whoever runs the command, which may become known only once the database is open.
final class SpokenStyle {
  var style: LanguageStyle

  init(_ style: LanguageStyle) { self.style = style }
}

extension Text {
  /// A line indented under the one above.
  static func indented(_ line: Text) -> Text { .list([.verbatim(""), line], .columns) }
}
