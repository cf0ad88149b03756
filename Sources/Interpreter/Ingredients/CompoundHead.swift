internal import Nutrition
internal import Words

/// The last part of a compound word that counts or cuts what comes before it: "zehe" of "Knoblauchzehe", "würfel" of
/// "Zwiebelwürfel".
package struct CompoundHead: Hashable, Sendable {
  /// In lower case without accents.
  let ending: String
  /// The unit that it counts; nil where it only says how something is cut.
  let unit: KitchenUnit?

  /// The linking letters of German compounds: "Tomate-n-scheibe".
  private static let links = ["", "n", "en", "s", "es", "e", "er"]
  /// Shorter words are not food.
  private static let shortest = 3

  /// - Parameter heading: "[head clove]" with the unit that it counts, or "[head]"; nil for headings of another kind.
  init?(_ ending: String, _ heading: WordHeading) {
    guard heading.kind == "head" else { return nil }
    let name = heading.value
    self.ending = Folding.folded(ending)
    unit = name.isEmpty ? nil : KitchenUnit(name: name, measure: IngredientWordReader.amount(name))
  }

  /// The name of a food before this part; nil where there is none.
  ///
  /// - Parameter word: in lower case without accents.
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
  /// Splits an ingredient that is an unknown compound: "2 Knoblauchzehen" are 2 cloves of Knoblauch.
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
