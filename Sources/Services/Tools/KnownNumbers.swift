package import Calls
package import Interpreter
package import JSON
internal import Nutrition

/// The numbers that the person has stated in a conversation, or that files and tools have returned, each with what it was
/// stated of. Any other number that a model writes is its own estimate.
package struct KnownNumbers: Sendable {
  private let lexicon: Lexicon
  /// The number one is implied by every "an apple".
  private var origins: [FixedDecimal: Set<NumberOrigin>] = [FixedDecimal(1): [.anything]]

  package init(lexicon: Lexicon) {
    self.lexicon = lexicon
  }

  /// Takes a line that the person has typed: digits, number words, "half", "twice".
  ///
  /// - Parameter items: the foods that the line names, with their amounts. Other numbers in the line may refer to anything.
  package mutating func hear(_ line: String, naming items: [FoodItem] = []) {
    guard line.utf8.count <= Lexicon.longestLine else { return note(StatedInDigits.all(in: line)) }
    var owned: [FixedDecimal: Int] = [:]
    let foods = items.map(MentionedFood.init)
    for (index, item) in items.enumerated() {
      let beside = foods.indices.filter { $0 != index }.map { foods[$0] }
      for (figure, kinds) in item.saidNumbers {
        // Energy stated of an unknown food may refer to anything: "the label says 350 kcal".
        let food = item.match == nil && kinds == [.energy] ? nil : foods[index]
        note(figure, NumberOrigin(kinds: kinds, food: food, beside: beside))
        owned[figure, default: 0] += 1
      }
    }
    for number in StatedNumbers(lexicon: lexicon).numbers(in: line) {
      if let figure = number.readings.first(where: { owned[$0, default: 0] > 0 }) {
        owned[figure, default: 0] -= 1
      } else if number.readings.isEmpty {
        for share in KnownNumbers.shares { note(share, .anything) }
      } else {
        for figure in number.readings {
          note(figure, NumberOrigin(kinds: number.kinds, nutrients: number.nutrients))
        }
      }
    }
  }

  /// Takes what the person has said in an edit of a card.
  package mutating func hear(_ edit: Edit) {
    switch edit.change {
    case .said(let words), .addedLine(let words), .day(let words), .field(_, let words), .food(let words, _):
      hear(words)
    case .amount(let amount): if let quantity = amount.quantity { note(quantity, .anything) }
    case .energy(let figure), .factor(let figure): note(figure, .anything)
    case .figures(let figures):
      for nutrient in Nutrient.allCases { if let figure = figures[nutrient] { note(figure, .anything) } }
    case .state, .skipped, .counted, .removed, .added, .bought, .slot, .time, .plates, .recomputed, .another: break
    }
  }

  /// Adds numbers known from elsewhere.
  ///
  /// - Parameter isOver: whether they concern what has been decided by now. A food that was not named then does not get their
  ///   amounts.
  package mutating func formUnion(_ other: KnownNumbers, isOver: Bool = false) {
    for (figure, more) in other.origins {
      origins[figure, default: []].formUnion(isOver ? Set(more.map(\.resolved)) : more)
    }
  }

  /// Takes a tool's answer, without the numbers of its call: a number does not become known by passing through a tool.
  package mutating func take(_ facts: JSONValue, answering arguments: JSONValue = .null) {
    let asked = Set(TellingJSON(arguments).numbers.map(\.figure))
    note(TellingJSON(facts).numbers.filter { !asked.contains($0.figure) }.map { ($0.figure, $0.origin.resolved) })
  }

  /// Takes the numbers of a call that the person sees on a card, without those that a model made up.
  package mutating func take(shown arguments: JSONValue) {
    note(TellingJSON(arguments.withoutGuesses).numbers)
  }

  /// Takes the numbers that a card shows, without those of its call that a model made up.
  package mutating func take(card facts: JSONValue, of arguments: JSONValue) {
    let known = Set(TellingJSON(arguments.withoutGuesses).numbers.map(\.figure))
    let own = Set(TellingJSON(arguments).numbers.map(\.figure)).subtracting(known)
    note(TellingJSON(facts).numbers.filter { !own.contains($0.figure) })
  }

  /// Whether a number is known for this use.
  func has(_ figure: FixedDecimal, as use: NumberUse) -> Bool {
    origins[figure]?.contains { $0.fits(use) } ?? false
  }

  /// Whether a sentence states energy or nutrients that are not known, or are known of another nutrient.
  package func isUnfounded(_ sentence: String) -> Bool {
    guard sentence.utf8.count <= StatedInDigits.longestText else { return false }
    return StatedNumbers(lexicon: lexicon).numbers(in: sentence).contains { number in
      switch number.unit {
      case .kilocalories: !isTold(number, as: [.energy])
      case .grams, .milligrams: !isTold(number, as: [.amount, .nutrient])
      case .kilograms, .pounds, .millilitres, .percent, .other, nil: false
      }
    }
  }

  private func isTold(_ number: StatedNumber, as kinds: Set<NumberUse.Kind>) -> Bool {
    // Energy is never tied to a nutrient, whatever else the sentence names.
    let nutrients = kinds.contains(.nutrient) ? number.nutrients : []
    return origins.contains { figure, origins in
      number.readings.contains { figure.isStated(as: $0, places: number.places) }
        && origins.contains { !$0.kinds.isDisjoint(with: kinds) && $0.isOf(nutrients) }
    }
  }

  /// Fractions and multiples as in "half of it" and "twice that", which are parsed as no number.
  private static let shares: Set<FixedDecimal> = [
    FixedDecimal(1) / FixedDecimal(2), FixedDecimal(1) / FixedDecimal(3), FixedDecimal(1) / FixedDecimal(4),
    FixedDecimal(3) / FixedDecimal(4), FixedDecimal(3) / FixedDecimal(2),
    FixedDecimal(2), FixedDecimal(3),
  ]

  /// Takes a sentence of larder's own: "Saved: lunch, 395 kcal."
  package mutating func take(said sentence: String) { note(StatedInDigits.all(in: sentence)) }

  private mutating func note(_ figure: FixedDecimal, _ origin: NumberOrigin) {
    origins[figure, default: []].insert(origin)
  }

  private mutating func note(_ numbers: [(figure: FixedDecimal, origin: NumberOrigin)]) {
    for (figure, origin) in numbers { note(figure, origin) }
  }
}

extension FoodItem {
  /// The numbers stated for an item. A number without a unit may be a count, or energy.
  fileprivate var saidNumbers: [(FixedDecimal, Set<NumberUse.Kind>)] {
    let counted = Set(unit == nil ? NumberUse.Kind.allCases : [.amount])
    let amounts = [quantity, quantityHigh].compactMap(\.self).map { ($0, counted) }
    let weights = [Amount(quantity: quantity, unit: unit), weighed].compactMap(\.self).flatMap(\.inOtherUnits)
    return amounts + weights.map { ($0, [.amount]) } + [statedEnergy].compactMap(\.self).map { ($0, [.energy]) }
  }
}

extension Amount {
  /// The amount in other units: a stated weight counts in grams and kilograms alike, and a volume in litres and millilitres.
  fileprivate var inOtherUnits: [FixedDecimal] {
    guard let quantity, let unit else { return [] }
    switch unit.kind {
    case .mass(let factor), .volume(let factor):
      let small = quantity * factor
      return [quantity, small, small / FixedDecimal(1_000)]
    case .counted: return [quantity]
    }
  }
}

extension StatedNumber {
  /// What the number may be, judging by its unit.
  fileprivate var kinds: Set<NumberUse.Kind> {
    switch unit {
    case .kilocalories: [.energy]
    case .grams, .milligrams: [.amount, .nutrient]
    case .kilograms, .pounds, .millilitres: [.amount]
    case .percent, .other, nil: Set(NumberUse.Kind.allCases)
    }
  }
}
