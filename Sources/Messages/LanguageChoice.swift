package import Words

/// Which language larder speaks: what the options of this run say, else what the profile says, else what the surroundings
/// say, else English.
package struct LanguageChoice: Hashable, Sendable {
  /// Of this run; it holds whatever a profile says.
  package var option: LanguageTag?
  package var surroundings: LanguageTag?

  package init(option: LanguageTag? = nil, surroundings: LanguageTag? = nil) {
    (self.option, self.surroundings) = (option, surroundings)
  }

  /// - Parameters:
  ///   - profile: the code of the profile's language; one that larder does not speak is passed over.
  ///   - spoken: the languages that larder speaks.
  package func tag(profile: String?, among spoken: [Language]) -> LanguageTag {
    let own = profile.flatMap { LanguageTag($0) }
    let wishes = [option, own, surroundings].compactMap(\.self).filter { spoken.contains($0.language) }
    guard let wish = wishes.first else { return LanguageTag(.english) }
    // Somebody in Austria who chose German writes as there.
    guard wish.region == nil, let here = surroundings, here.language == wish.language else { return wish }
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
    let wishes = (variables["LANGUAGE"] ?? "").split(separator: ":").map(String.init) + [locale]
    let here = LanguageTag(locale)
    for wish in wishes.compactMap({ LanguageTag($0) }) where spoken.contains(wish.language) {
      // A list of languages names no region, where the locale does.
      self = wish.region == nil && here?.language == wish.language ? here ?? wish : wish
      return
    }
    return nil
  }
}
