package import Words

/// Which language larder speaks: what the options of this run say, else what the profile says, else what the surroundings
/// say, else English.
package struct LanguageChoice: Hashable, Sendable {
  /// Of this run; it holds whatever a profile says.
  package var option: LanguageTag?
  /// What the variables of the process say, or the head of a transcript; nil where they say nothing that larder speaks.
  package var environment: LanguageTag?

  package init(option: LanguageTag? = nil, environment: LanguageTag? = nil) {
    (self.option, self.environment) = (option, environment)
  }

  /// - Parameters:
  ///   - profile: the code of the profile's language; one that larder does not speak is passed over.
  ///   - spoken: the languages that larder speaks.
  package func tag(profile: String?, among spoken: [Language]) -> LanguageTag {
    let own = profile.flatMap { LanguageTag($0) }
    let preferences = [option, own, environment].compactMap(\.self).filter { spoken.contains($0.language) }
    guard let preferred = preferences.first else { return LanguageTag(.english) }
    // Somebody in Austria who chose German writes as there.
    guard preferred.region == nil, let here = environment, here.language == preferred.language else { return preferred }
    return here
  }
}

extension LanguageTag {
  /// What the variables of a process say, as GNU's gettext reads them: `LANGUAGE` is a list, the first of `LC_ALL`,
  /// `LC_MESSAGES` and `LANG` that says anything is a locale. English where it is C; nil where nothing is said, or nothing that
  /// larder speaks.
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
      // A list of languages names no region, where the locale does.
      self = preferred.region == nil && here?.language == preferred.language ? here ?? preferred : preferred
      return
    }
    return nil
  }
}
