internal import EmbeddedMessages
internal import Messages
internal import Nutrition

extension FoodSource {
  /// The source, for people: "USDA 168928", "label", "your value".
  var text: Text {
    switch kind {
    case .staples, .usda:
      if kind == .staples, reference == "recipe" { return .sourceUsualRecipe }
      let isNamed = kind == .usda || reference?.contains(":") == true
      return isNamed ? .verbatim(description) : .sourceKind(kind: kind)
    case .openFoodFacts: return .verbatim(description)
    case .nationalTable: return reference.map { .verbatim($0) } ?? .sourceKind(kind: kind)
    case .household: return release.map { .verbatim($0) } ?? .sourceKind(kind: kind)
    case .label: return .sourceKind(kind: kind)
    case .estimate where likeness != nil: return .sourceEstimateLike(food: release ?? "")
    case .estimate: return release.map { .sourceEstimateBasis(basis: $0) } ?? .sourceKind(kind: kind)
    }
  }

  /// The source of an entry, which stores it in English as it was when it was logged.
  static func text(written words: String) -> Text {
    let plain = [FoodSource(.label), FoodSource(.household), FoodSource(.estimate), FoodSource(.staples)]
    let usual = FoodSource(.staples, reference: "recipe")
    if words == Dish.source { return .sourceRecipe }
    if words.hasPrefix(likenessMark) { return .sourceEstimateLike(food: String(words.dropFirst(likenessMark.count))) }
    return (plain + [usual]).first { $0.description == words }?.text ?? .verbatim(words)
  }

  /// The source with its edition and date: "USDA SR Legacy 168928", "release April 2018".
  var citation: [Text] {
    let corrected: Text? =
      switch kind {
      case .estimate where likeness != nil: nil
      case .household, .label, .estimate: reference.map { .sourceCorrectedFrom(before: $0) }
      case .staples, .usda, .openFoodFacts, .nationalTable: nil
      }
    return [text, corrected, edition, date.map { .sourceAsOf(date: "\($0)") }].compactMap(\.self)
  }

  /// The edition; for the food table that comes with larder, that of the USDA tables it was made from.
  private var edition: Text? {
    if kind == .household || kind == .estimate { return nil }
    if let release { return .sourceRelease(release: release) }
    guard kind == .staples, let reference else { return nil }
    return reference.hasPrefix("sr:") ? .sourceRelease2018 : .sourceRelease(release: "2021-2023")
  }

  /// What its tables count as carbohydrate, where that is known.
  var carbohydrate: CarbohydrateKind? {
    switch kind {
    case .staples, .usda: .byDifference
    case .label, .openFoodFacts, .nationalTable, .household, .estimate: nil
    }
  }
}
