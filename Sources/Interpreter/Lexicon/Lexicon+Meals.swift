package import Nutrition
internal import Words

extension Lexicon {
  /// The meal that a name means in any language: "Snacks", "Abendessen". Nil for "Post-Workout".
  package func meal(named name: String) -> MealSlot? {
    let sentence = sentence(name)
    let found = sentence.find(at: 0) { tag in
      if case .meal(let slot) = tag { slot } else { nil }
    }
    return found?.next == sentence.tokens.count ? found?.value : nil
  }
}
