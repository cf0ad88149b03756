package import Words

/// Decides which language larder speaks: the option of this run wins, then the profile's language, then the environment, then
/// English.
package struct LanguageChoice: Hashable, Sendable {
  /// The language option of this run; it overrides any profile.
  package var option: LanguageTag?
  /// What the process's environment variables or the head of a transcript say; nil where they name no language that larder
  /// speaks.
  package var environment: LanguageTag?

  package init(option: LanguageTag? = nil, environment: LanguageTag? = nil) {
    (self.option, self.environment) = (option, environment)
  }

  /// The language to speak, from the first of option, profile and environment that larder speaks.
  ///
  /// - Parameters:
  ///   - profile: the code of the profile's language; ignored where larder does not speak it.
  ///   - spoken: the languages that larder speaks.
  package func tag(profile: String?, among spoken: [Language]) -> LanguageTag {
    let own = profile.flatMap { LanguageTag($0) }
    let preferences = [option, own, environment].compactMap(\.self).filter { spoken.contains($0.language) }
    guard let preferred = preferences.first else { return LanguageTag(.english) }
    // A language without a region takes the region of the environment: German chosen in Austria is written as Austrian.
    guard preferred.region == nil, let here = environment, here.language == preferred.language else { return preferred }
    return here
  }
}

extension LanguageTag {
  /// Reads the environment variables as GNU gettext does: `LANGUAGE` is a list of preferences, and the first of `LC_ALL`,
  /// `LC_MESSAGES` and `LANG` that is set is the locale. The locales C and POSIX mean English. Nil where no locale is set, or
  /// none of the languages is spoken.
  ///
  /// - Parameter spoken: the languages that larder speaks.
  package init?(variables: [String: String], among spoken: [Language]) {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap { variables[$0] }.first { !$0.isEmpty }
    guard let locale else { return nil }
    guard !["C", "POSIX"].contains(locale.prefix { $0 != "." }) else {
      self.init(.english)
      return
    }
    let preferences = (variables["LANGUAGE"] ?? "").split(separator: ":").map(String.init) + [locale]
    let here = LanguageTag(locale)
    for preferred in preferences.compactMap({ LanguageTag($0) }) where spoken.contains(preferred.language) {
      // `LANGUAGE` names no regions, so the region comes from the locale where the languages agree.
      self = preferred.region == nil && here?.language == preferred.language ? here ?? preferred : preferred
      return
    }
    return nil
  }
}
