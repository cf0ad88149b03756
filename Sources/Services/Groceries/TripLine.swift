internal import Calls
internal import Nutrition

/// A line of a receipt on its way into a trip, with its meaning.
struct TripLine {
  enum Meaning {
    /// A food, with the confidence in percent.
    case food(Food, confidence: Int)
    /// Something edible that the food bank does not have for certain.
    case unmatched(nearest: [String])
    case nonFood
    case skipped
    /// Not an item: a deposit, a discount.
    case adjustment
  }

  let call: TripCallLine
  /// As printed; the stated name where nothing is printed.
  let original: String
  let name: String
  let kind: Purchase.Kind
  let price: Money?
  let meaning: Meaning
  let weight: BoughtWeight?
  /// What the household has said about it on an earlier receipt of the store.
  let known: KnownLine?

  /// Whether the person has to be asked what it is.
  var isOpen: Bool {
    guard known == nil, call.sure != true else { return false }
    switch meaning {
    case .food(_, let confidence): return confidence < LineMatch.sure
    case .unmatched: return true
    case .nonFood, .skipped, .adjustment: return false
    }
  }

  var isItem: Bool { kind == .item }

  var food: Food? {
    if case .food(let food, _) = meaning { food } else { nil }
  }
}

/// The weight of a line.
struct BoughtWeight: Hashable {
  let grams: Grams
  /// The weight of one piece; nil where it is not sold by the piece.
  let ofOne: Grams?
  let basis: Basis

  enum Basis {
    /// Printed, weighed, stated, or known from earlier.
    case known
    /// The weight of a typical piece, or of a volume whose weight is not exactly known.
    case usual
    /// The weight of a usual pack in the country.
    case usualPack
  }

  init(grams: Grams, ofOne: Grams?, _ basis: Basis) {
    self.grams = grams
    self.ofOne = ofOne
    self.basis = basis
  }

  /// Whether the weight is typical, rather than printed, weighed or stated.
  var isGuess: Bool { basis != .known }
}
