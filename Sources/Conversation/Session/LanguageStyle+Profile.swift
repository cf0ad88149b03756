internal import EmbeddedMessages
package import Messages
package import Nutrition
internal import Services

extension LanguageStyle {
  /// The style for a profile, with the names of the food table in its language.
  package init(_ choice: LanguageChoice, profile: Profile) {
    let tag = choice.tag(profile: profile.language, among: MessageTable.embedded.languages)
    self.init(
      tag.language, region: tag.region, of: .embedded, weights: profile.units == .us ? .pounds : .grams,
      foods: StapleNames())
  }
}
