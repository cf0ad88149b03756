internal import EmbeddedWords
internal import Words

/// The answer to a sentence that needs more than a card, such as a mention of self-harm. The texts are fixed and contain no
/// figures except telephone numbers of those who help.
enum CareWording {
  /// - Parameter zone: the name of the time zone, from which the country is derived.
  static func sentence(
    _ finding: CareWords.Finding, zone: String, words: CareWords = .embedded, lines: HelpLines = .embedded
  ) -> String {
    func said(_ name: String) -> String { words.sentence(name, in: finding.language) ?? "" }
    let country = lines.country(of: zone)
    let line = finding.concern == .selfHarm ? country?.listener : country?.eatingDisorders ?? country?.listener
    return said(name(finding))
      .replacing("{line}", with: line ?? said("no line"))
      .replacing("{emergency}", with: country?.emergency ?? said("no emergency"))
  }

  private static func name(_ finding: CareWords.Finding) -> String {
    switch finding.concern {
    case .selfHarm: finding.isAboutAnother ? "another self-harm" : "self-harm"
    case .purging, .restriction, .lostControl, .disclosure: finding.isAboutAnother ? "another support" : "support"
    case .bodyAlarm, .pregnancy, .child, .erasure: finding.concern.rawValue
    }
  }
}
