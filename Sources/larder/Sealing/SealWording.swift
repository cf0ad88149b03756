internal import Conversation
internal import EmbeddedMessages
internal import Messages
internal import Sealing
internal import Services

/// The messages before data is sealed, and about errors.
enum SealWording {
  /// What would be sealed and what that means, in lines.
  ///
  /// - Parameters:
  ///   - files: the number of pictures and other files outside the database.
  ///   - copy: the path of the last copy.
  static func card(
    home: String, hasHistory: Bool, files: Int, copy: String?, keyring: Bool, in style: LanguageStyle
  ) -> [String] {
    let sealed = [.sealDatabase, beside(hasHistory, files)].compactMap(\.self)
    let stays: Text = copy.map { .sealStaysCopy(path: PrintableText.clean($0, limit: 200)) } ?? .sealStays
    return [style.words(.sealCard(home: PrintableText.clean(home, limit: 200)))]
      + sealed.map { "  " + style.words($0) }
      + [keyring ? .sealKeyring : .sealEachSession, .sealFinal, stays].map { style.words($0) }
  }

  private static func beside(_ hasHistory: Bool, _ files: Int) -> Text? {
    guard files > 0 else { return hasHistory ? .forgetTyped : nil }
    let others = Text.sealFiles(count: files)
    return hasHistory ? .forgetBoth(first: .forgetTyped, second: others) : others
  }

  static let tooShort = SessionError(.sealTooShort(count: Passphrase.fewest), exit: .data)
  static let differs = SessionError(.sealDiffers, exit: .data)
  static let notKept = SessionError(.sealNotKept, exit: .key)
  static let inUse = SessionError(.sealInUse, exit: .data)
  static let noTerminal = SessionError(.sealNoTerminal(variable: Unsealing.variable), exit: .data)

  static func unreadable(_ file: String) -> SessionError {
    SessionError(.sealUnreadable(path: PrintableText.clean(file, limit: 200)), exit: .data)
  }

  static func notOpened(_ files: [String]) -> SessionError {
    SessionError(.sealNotOpened(paths: list(files)), exit: .data)
  }

  static func left(_ files: [String]) -> Text { .sealLeft(paths: list(files)) }

  private static func list(_ files: [String]) -> [Text] {
    files.map { .verbatim(PrintableText.clean($0, limit: 200)) }
  }

  static func failure(_ fault: SealingError) -> SessionError { SessionError(ErrorWording.sentence(fault), exit: .data) }
}
