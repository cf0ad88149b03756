package import FoodData
package import JSON
package import Nutrition
internal import Words

/// A value that is one of a few names.
package protocol CallChoice: CallValue, RawRepresentable, CaseIterable where RawValue == String {
  /// The choice that a word means in larder's vocabulary, where it is not one of the names; nil where it means none.
  static func meant(by word: String, _ vocabulary: any CallVocabulary) -> Self?
}

extension CallChoice {
  /// Nil by default: only the names are accepted.
  package static func meant(by word: String, _ vocabulary: any CallVocabulary) -> Self? { nil }

  static var names: [String] { allCases.map(\.rawValue) }

  /// A schema that lists all of the names.
  package static func schema(_ about: String) -> JSONSchema { .choice(names, about) }

  /// Accepts a name in any case and however its words are joined, or a word that means it.
  package static func read(
    _ json: JSONValue, at path: String, by vocabulary: any CallVocabulary
  ) throws(SchemaError) -> Self {
    guard case .string(let text) = json else { throw SchemaError(path: path, expected: "a text") }
    if let choice = Self(rawValue: text) ?? named(text) ?? meant(by: text, vocabulary) { return choice }
    throw SchemaError(
      path: path, expected: "one of \(names.joined(separator: ", "))", nearest: NearestName.to(text, among: names))
  }

  /// The name.
  package var json: JSONValue { .string(rawValue) }

  private static func named(_ text: String) -> Self? {
    func plain(_ name: String) -> String { name.lowercased().filter { $0.isLetter || $0.isNumber } }
    let wanted = plain(text)
    guard !wanted.isEmpty else { return nil }
    return allCases.first { plain($0.rawValue) == wanted }
  }
}

extension MeasureUnit: CallChoice {
  /// Understands units in any language that larder speaks: "slices".
  package static func meant(by word: String, _ vocabulary: any CallVocabulary) -> MeasureUnit? { vocabulary.unit(word) }
}

extension MealSlot: CallChoice {
  /// Understands meals in any language that larder speaks: "supper".
  package static func meant(by word: String, _ vocabulary: any CallVocabulary) -> MealSlot? { vocabulary.slot(word) }
}

extension FoodState: CallChoice {}
extension FoodCategory: CallChoice {}
extension Nutrient: CallChoice {}
extension Purchase.Kind: CallChoice {}
extension ActivityLevel: CallChoice {}
extension Diet: CallChoice {}
extension Profile.Sex: CallChoice {}
extension Profile.Aim: CallChoice {}
extension Profile.Motherhood: CallChoice {}
extension Profile.Units: CallChoice {}
extension ProfileColour: CallChoice {}
extension ReferenceValues: CallChoice {}
extension ScanKind: CallChoice {}
extension ReadingConfidence: CallChoice {}
