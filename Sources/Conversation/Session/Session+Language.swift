internal import EmbeddedMessages
internal import Interpreter
internal import Messages
internal import Nutrition
internal import Services
internal import Store
internal import Words

/// Notices which language the person writes in, where it is another one that larder speaks.
extension Session {
  /// This many lines in another language are no accident.
  private static let leastLines = 3

  /// The language of lines that several know equally well: that of the last lines, or the one that is spoken.
  var usualLanguage: Language { foreignLines.flatMap { $0.count > 1 ? $0.language : nil } ?? style.language }

  /// Offers, once, to speak the language in which the person keeps writing.
  func noticeLanguage(of line: String) {
    // A command is the same in every language.
    guard line.utf8.count <= Lexicon.longestLine, !line.hasPrefix("/"), !hasOfferedLanguage,
      let spoken = foodBank.knowledge.lexicon.spoken(in: style.language).language(of: line)
    else { return }
    guard spoken != style.language, MessageTable.embedded.languages.contains(spoken) else {
      foreignLines = nil
      return
    }
    let count = foreignLines.map { $0.language == spoken ? $0.count + 1 : 1 } ?? 1
    foreignLines = (spoken, count)
    guard count >= Session.leastLines else { return }
    hasOfferedLanguage = true
    guard isFirst("language offered \(profile.id)") else { return }
    // The offer is in the offered language, since the person may not read the current one.
    console.show(.notice(.verbatim(LanguageStyle(spoken, of: .embedded).words(.languageOffer))))
  }

  /// Tells, once, that Chinese is written in simplified characters only, in regions that use traditional ones.
  func tellOfScript() {
    guard style.language == .chinese, ["TW", "HK", "MO"].contains(style.region ?? ""), isFirst("script told") else {
      return
    }
    console.show(.notice(.languageScriptNote))
  }

  /// Whether this has not been done on this home before. Marks it as done.
  private func isFirst(_ key: String) -> Bool {
    do throws(StoreError) {
      guard try store.bookkeeping.setting(key) == nil else { return false }
      if !options.dryRun { try store.bookkeeping.set(key, to: "yes") }
      return true
    } catch {
      return false
    }
  }
}
