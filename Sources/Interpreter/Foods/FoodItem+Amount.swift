package import Nutrition
internal import Words

extension FoodItem {
  /// The weight of the portion; nil where neither the words nor the food give it.
  package var grams: Grams? {
    if let weighed = try? match?.measures.weigh(amount).grams { return weighed }
    guard case .mass(let each)? = amount.unit?.kind, let quantity = amount.quantity else { return nil }
    return Grams(quantity * each)
  }

  /// By what factor the weight may be off; nil where it was given or is unknown.
  package var spread: FixedDecimal? {
    guard let measures = match?.measures, let weighed = try? measures.weigh(amount) else { return nil }
    return weighed.spread(of: amount, in: measures)
  }

  /// Takes an amount if there is none yet, or a weight if there is only an article. False where there already is one.
  mutating func take(_ phrase: AmountPhrase) -> Bool {
    if let energy = phrase.energy {
      guard statedEnergy == nil else { return false }
      statedEnergy = energy
      isApproximate = isApproximate || phrase.isApproximate
      return true
    }
    let isBare = quantity == nil || (quantity == FixedDecimal(1) && unit == nil)
    if isCounted(by: phrase) {
      (quantity, unit) = (phrase.quantity, phrase.unit)
      isApproximate = isApproximate || phrase.isApproximate
      return true
    }
    guard isBare || phrase.unit?.isMeasured == true else { return false }
    guard isBare, quantity == nil || !phrase.amount.isWeight else {
      if phrase.amount.isWeight || phrase.unit?.isMetricVolume == true { take(measured: phrase.amount) }
      return true
    }
    quantity = phrase.quantity
    isTimes = phrase.isTimes && phrase.unit == nil
    quantityHigh = phrase.high
    unit = phrase.unit
    piece = phrase.piece
    if let all = phrase.weighed, phrase.mayWeighOne { take(measured: all) } else { weighed = phrase.weighed }
    isApproximate = isApproximate || phrase.isApproximate
    return true
  }

  /// Whether a number says how many pieces a plate or a bowl of it held: "a plate of dumplings, 15".
  private func isCounted(by phrase: AmountPhrase) -> Bool {
    let fewestPieces = FixedDecimal(3)
    guard let unit, unit.kind == .counted, unit != .piece, !unit.isSize, unit != .slice, unit != .serving,
      (quantity ?? FixedDecimal(1)) == FixedDecimal(1), phrase.unit == nil || phrase.unit == .piece,
      !phrase.isTimes, let count = phrase.quantity
    else { return false }
    return count >= fewestPieces && match?.measures[.piece] != nil
  }

  /// Takes a weight or a volume beside a count: what one of several holds, "2 cans of cola (330 ml)", where that is nearer to
  /// what one usually does than to what all do.
  private mutating func take(measured amount: Amount) {
    weighed = amount
    guard let quantity, let all = amount.quantity, quantity > FixedDecimal(1), let measures = match?.measures,
      unit?.isContainer ?? (amount.unit?.isMetricVolume == true),
      let one = try? measures.weigh(Amount(quantity: FixedDecimal(1), unit: unit)).grams.figure,
      let said = try? measures.weigh(amount).grams.figure,
      said * said < one * one * quantity || amount.unit?.isMetricVolume == true && said < one * Self.largeDrink
    else { return }
    weighed = Amount(quantity: all * quantity, unit: amount.unit)
  }

  /// How much larger than usual a drink may be of which several were had: half a litre, of a beer of a third.
  private static let largeDrink = FixedDecimal(units: 160_000_000)

  /// "2 pieces" of a pizza are slices, and so are "2 porciones".
  mutating func takeSlices(in language: Language) {
    // "2 Stück Äpfel" are two of them.
    if language == .german, match?.category == .produce { return }
    // "2 pieces of chicken" are no thin slices.
    guard let measures = match?.measures, measures[.slice] != nil, unit != .piece || measures[.head] == nil else {
      return
    }
    // "Dos unidades" and "2 piezas" are whole ones.
    if unit == (language == .spanish ? .serving : .piece) { unit = .slice }
  }

  /// Takes pieces and spoons for what they are of this food: slices of a pizza; a Chinese "只" of a chicken is all of it, and a
  /// "勺" of a powder that is sold with a scoop is that scoop.
  mutating func takePortion(in language: Language) {
    takeSliceOfLargePiece()
    // "Bir tane domates" is all of one; what is cut off is a "parça".
    if language == .turkish { return }
    guard language == .chinese else { return takeSlices(in: language) }
    guard let measures = match?.measures else { return }
    // 串 are skewers of what does not grow in bunches.
    if unit == .bunch, measures[.bunch] == nil { unit = .piece }
    // 一只鸡 is all of it, and 一只虾 one of them.
    if unit == .head, measures[.clove] == nil { unit = measures[.head] == nil ? .piece : nil }
    if unit == .tablespoon || unit == .teaspoon, measures[.scoop] != nil { unit = .scoop }
  }

  /// Makes pieces of what is larger than anybody eats slices of it: "两块西瓜", "2 pieces of watermelon". "半个西瓜" is half of all of it.
  mutating func takeSliceOfLargePiece() {
    let heaviestPiece = Grams(FixedDecimal(1_000))
    guard unit == .piece, (quantity ?? FixedDecimal(1)) >= FixedDecimal(1), let measures = match?.measures,
      measures[.slice] != nil, let piece = measures[.piece], piece > heaviestPiece
    else { return }
    unit = .slice
  }

  /// "A large glass", where the food has no portion of that size: a small one is 0.7 of the usual, a large one 1.45, the
  /// medians of small and large portions against medium ones in the food bank.
  mutating func resize(_ size: MeasureUnit) {
    let factors: [MeasureUnit: FixedDecimal] = [
      .small: FixedDecimal(units: 70_000_000), .large: FixedDecimal(units: 145_000_000),
    ]
    guard let factor = factors[size], let unit, !unit.isSize, unit.kind == .counted || unit.isVessel else { return }
    quantity = (quantity ?? FixedDecimal(1)) * factor
  }

  /// Adds so many more; a measured amount is repeated as often. False where the units differ.
  mutating func add(_ phrase: AmountPhrase) -> Bool {
    let one = FixedDecimal(1)
    guard let more = phrase.quantity, phrase.unit == nil || phrase.unit == unit else { return false }
    let before = quantity ?? one
    // "500 ml and another 250" are millilitres, too, but "and 2 more" are as large.
    let mostTimes = FixedDecimal(20)
    let isCounted = phrase.unit != nil || more > mostTimes || unit.map { !$0.isMeasured || $0.isVessel } ?? true
    let total = isCounted ? before + more : before * (one + more)
    weighed = weighed.map { Amount(quantity: $0.quantity.map { $0 * total / before }, unit: $0.unit) }
    statedEnergy = statedEnergy.map { $0 * total / before }
    quantityHigh = quantityHigh.map { $0 + total - before }
    quantity = total
    return true
  }

  /// Whether it is a part of a sized piece of what is also sold whole, and many times as heavy: "half chicken, medium".
  var isLessThanSized: Bool {
    let times = FixedDecimal(3)
    guard let quantity, quantity < FixedDecimal(1), let unit, unit.isSize, let measures = match?.measures,
      let piece = measures[.head] ?? measures[.piece], let sized = measures[unit] ?? measures[.serving]
    else { return false }
    return piece.figure > sized.figure * times
  }

  /// Whether there is neither an amount nor energy.
  var isBare: Bool { quantity == nil && unit == nil && statedEnergy == nil }
}
