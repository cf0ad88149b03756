internal import Calls
internal import Nutrition

/// A line of a receipt on its way into a trip: what it is known or taken to be.
struct TripLine {
  enum Meaning {
    /// A food, and how sure that is, in percent.
    case food(Food, confidence: Int)
    /// Something to eat that the food bank does not have, or not for sure.
    case unmatched(nearest: [String])
    case nonFood
    case skipped
    /// Nothing that was bought: a deposit, a discount.
    case adjustment
  }

  let call: TripCallLine
  /// As printed; by what it was called where nothing is printed.
  let original: String
  let name: String
  let kind: Purchase.Kind
  let price: Money?
  let meaning: Meaning
  let weight: BoughtWeight?
  /// What the household has said of it on an earlier receipt of the store.
  let known: KnownLine?

  /// Whether larder has to ask what it is.
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

/// How much a line is.
struct BoughtWeight: Hashable {
  let grams: Grams
  /// Of one piece; nil where it is not sold by the piece.
  let ofOne: Grams?
  let basis: Basis

  enum Basis {
    /// Printed, weighed, said, or known from before.
    case known
    /// That of a typical piece, or of a volume whose weight is not known exactly.
    case usual
    /// That of a usual pack of the country.
    case usualPack
  }

  init(grams: Grams, ofOne: Grams?, _ basis: Basis) {
    self.grams = grams
    self.ofOne = ofOne
    self.basis = basis
  }

  /// A typical weight, not one that is printed, weighed or said.
  var isGuess: Bool { basis != .known }
}
