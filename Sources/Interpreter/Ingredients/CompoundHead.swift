internal import Nutrition
internal import Words

/// What a word that is written as one ends with, and counts or cuts what stands before it: "zehe" of "Knoblauchzehe",
/// "würfel" of "Zwiebelwürfel".
package struct CompoundHead: Hashable, Sendable {
  /// Lower case without accents.
  let ending: String
  /// What it counts in; nil where it says only what something is cut into.
  let unit: KitchenUnit?

  /// Between the two halves: "Tomate-n-scheibe".
  private static let links = ["", "n", "en", "s", "es", "e", "er"]
  /// Shorter words are no food.
  private static let shortest = 3

  /// - Parameter heading: the unit that it counts in, "[head clove]", or none; of another kind it is no head.
  init?(_ ending: String, _ heading: WordHeading) {
    guard heading.kind == "head" else { return nil }
    let name = heading.value
    self.ending = Folding.folded(ending)
    unit = name.isEmpty ? nil : KitchenUnit(name: name, measure: IngredientWordReader.amount(name))
  }

  /// The name of a food in front of this head; nil where there is none.
  ///
  /// - Parameter word: lower case without accents.
  func food(in word: String, isName: (String) -> Bool) -> String? {
    guard word.hasSuffix(ending) else { return nil }
    let stem = word.dropLast(ending.count)
    for link in CompoundHead.links where stem.hasSuffix(link) {
      let food = stem.dropLast(link.count)
      if food.count >= CompoundHead.shortest, isName(String(food)) { return String(food) }
    }
    return nil
  }
}

extension Ingredient {
  /// An ingredient whose name is one word of two halves that no food is called by, taken apart: "2 Knoblauchzehen" are
  /// 2 cloves of Knoblauch.
  package func apart(_ heads: [CompoundHead], isName: (String) -> Bool) -> Ingredient {
    let words = coreFood.split(separator: " ")
    guard !heads.isEmpty, let last = words.last, !isName(coreFood.lowercased()) else { return self }
    let word = Folding.folded(last)
    for head in heads {
      guard let food = head.food(in: word, isName: isName) else { continue }
      var apart = self
      let name = (words.dropLast().map(String.init) + [food]).joined(separator: " ")
      (apart.plainFood, apart.coreFood) = (name, food)
      if unit == nil { apart.unit = head.unit }
      return apart
    }
    return self
  }
}
