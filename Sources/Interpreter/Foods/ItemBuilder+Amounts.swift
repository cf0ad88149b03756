internal import Nutrition
internal import Words

/// What an amount means for the food that was named.
extension ItemBuilder {
  /// Takes the number, the unit and the size that were said.
  func takeAmount(of named: Named, _ item: inout FoodItem) {
    if let amount = named.amount {
      _ = item.take(amount)
    } else if isWhole(named.words, named.reading) {
      item.quantity = FixedDecimal(1)
    }
    if named.amount?.hasOf == true { item.takeSlices(in: sentence.language) }
    takeSize(of: named.amount, &item)
    if item.unit == nil || named.amount?.isSize == true, let unit = named.reading.unit,
      !isSeveral(unit, named.words, item)
    {
      item.unit = unit
    }
    // "Half chicken, medium" is how hot it was.
    if item.isLessThanSized { item.unit = nil }
  }

  /// Takes the unit, or the food, that is meant by a unit of this food: a dash of milk is no pinch.
  func takeUnit(of named: Named, _ item: inout FoodItem) {
    takePowder(&item)
    if item.unit == .dash, WordKinds(sentence: sentence).isDrinkAddition(named.words) { item.unit = .tablespoon }
    if let canned = canned(item, named.reading) { (item.match, item.state) = (canned, .canned) }
    if item.unit == nil, item.quantity != nil, let counted = several(named.reading) {
      (item.food, item.match) = (counted.name, counted.match)
    }
    if let alike = alike(item) { item.unit = alike }
    if isOfLitre(item, named.amount) { item.unit = .litre }
    if isTeaspoon(item, named.amount) { item.unit = .teaspoon }
    if isTub(item) { (item.quantity, item.unit) = ((item.quantity ?? FixedDecimal(1)) * Self.tub, .gram) }
    if let bottles = thirds(item) { (item.quantity, item.unit) = (bottles, .millilitre) }
    guard isPoured(item) else { return }
    if item.unit == .ounce { item.unit = .fluidOunce }
    // "3 bottles of water, 16.9 oz each".
    if item.weighed?.unit == .ounce { item.weighed?.unit = .fluidOunce }
  }

  /// Takes less than one for what it is a part of: one, all that there was, or a pie in slices.
  func takeShare(of named: Named, _ item: inout FoodItem) {
    guard let quantity = item.quantity, quantity < FixedDecimal(1) else { return }
    let areSeveral = isPlural(named.words)
    item.partOfOne = quantity
    item.isPartOfAll =
      (item.unit == nil || named.amount?.unit == nil && areSeveral) && named.amount.map(isOfAll) == true
    if item.unit == nil, item.match?.isCutInSlices == true {
      (item.quantity, item.unit) = (quantity * FixedDecimal(Self.slicesOfWhole), .slice)
      item.isApproximate = true
    } else if item.isPartOfAll {
      if item.match?.isDish == true {
        item.unit = .pot
      } else if item.match?.isEatenBySeveral == true || areSeveral {
        // "Half the chicken balls" is not half of one.
        item.unit = .serving
      }
    }
  }

  /// Takes pieces that were cut for slices: "披萨两块" are two slices, "两个披萨" two pizzas.
  func takeSlices(of amount: AmountPhrase?, _ item: inout FoodItem) {
    guard item.unit == .piece, let word = amount?.unitRange?.lowerBound, sentence.skip(.cutPiece, at: word) != nil,
      let slice = item.match?.measures[.slice], let piece = item.match?.measures[.piece], piece >= slice + slice,
      item.match?.category != .pantry
    else { return }
    item.unit = .slice
  }

  /// Makes it as large as is said: "a large bowl".
  func takeSize(of amount: AmountPhrase?, _ item: inout FoodItem) {
    guard let size = amount?.size, let measures = item.match?.measures else { return }
    if isSize(size, of: item.unit, in: measures) { item.unit = size } else { item.resize(size) }
  }

  /// Whether the words are a plural of a unit, as "apple slices", whose number is unknown.
  func isSeveral(_ unit: MeasureUnit, _ words: [Int], _ item: FoodItem) -> Bool {
    unit.kind == .counted && item.quantity == nil && isPlural(words)
  }

  /// Makes it the powder that a scoop measures: "a scoop of protein", "protein shake, 1 scoop".
  func takePowder(_ item: inout FoodItem) {
    guard item.unit == .scoop, item.match?.quality.isSure != true || item.match?.measures[.scoop] == nil else { return }
    let powder = named(item.food, " powder")
    if powder.match?.quality.isSure == true {
      (item.food, item.wording, item.match) = (powder.food, powder.wording, powder.match)
    }
  }

  /// Takes little of what is eaten cooked for its dry weight: nobody weighs out 40 g of cooked porridge.
  func takeDry(_ item: inout FoodItem) {
    let leastShare = FixedDecimal(3)
    guard item.state == nil, item.unit == .gram, let match = item.match, match.quality.isSure, match.state == .cooked,
      match.category == .pantry, let serving = match.measures[.serving], let grams = item.grams,
      grams * leastShare < serving, case let words = item.food.lowercased(),
      let dry = names.finder.match(words, state: .dry), dry.state == .dry, dry.quality.isSure
    else { return }
    (item.match, item.state) = (dry, .dry)
  }

  /// Whether several are named: "the spring rolls".
  func isPlural(_ words: [Int]) -> Bool {
    sentence.language == .english && words.last.map { Stemmer.isPlural(sentence.tokens[$0].folded) } ?? false
  }

  /// Whether a share is of the whole: "a third of the lasagne", "half the lasagne". "Half a lasagne" is half a serving.
  func isOfAll(_ amount: AmountPhrase) -> Bool {
    amount.hasOf || sentence.skip(.determiner, at: amount.range.upperBound) != nil
      || amount.range.dropFirst().contains { sentence.skip(.determiner, at: $0) == $0 + 1 }
  }

  /// Whether a size and a unit together are a size of the food: "a large bag" where it is sold in bags, "a medium cup"
  /// where in cups, "a small slice" where its sizes are about a slice.
  func isSize(_ size: MeasureUnit, of unit: MeasureUnit?, in measures: Measures) -> Bool {
    guard let unit, let sized = measures[size] else { return false }
    switch unit {
    case .serving: return true
    case .packet: return measures.density == nil || size == .mini
    case .cup: return measures[.piece] == nil
    case .slice, .piece:
      guard let one = measures[unit] else { return false }
      return sized <= one * FixedDecimal(3) && one <= sized * FixedDecimal(4)
    default: return false
    }
  }
}
