internal import Calls
internal import Nutrition

/// Lines that give only a number or figures.
extension Parse {
  /// Whether it only gives a new number for what was said last: "no, 84.2".
  var isNumberAlone: Bool {
    guard case .change(let change) = command, reference?.isLast == true, reference?.food == nil, items.isEmpty else {
      return false
    }
    return change.isAmountAlone
  }

  /// Whether it only gives another amount of water: "make the water 750".
  var isOfWater: Bool {
    guard case .change(let change) = command, reference?.food != nil, items.count == 1, let water = items[0].match
    else {
      return false
    }
    return water.quality.isSure && Water.isPlain(water.title) && change.isAmountAlone
  }

  /// The same about what was said last.
  var ofLast: Parse {
    var parse = self
    (parse.reference, parse.items) = (.last, [])
    return parse
  }

  /// Whether it is how much of a food is fat, "5% fat", and names none.
  var isOfFatShare: Bool {
    let mostWords = 3
    if case .change = command { return false }
    return text.contains("%") && text.split(separator: " ").count <= mostWords
      && items.allSatisfy { $0.match?.quality.isSure != true }
  }

  /// Figures alone in the order in which an application shows them, "p25 c40 f20 500 kcal", as figures of what is said of.
  func ofStatedFigures(_ figures: (String) -> Nutrients?) -> Parse {
    guard command == .log || command == .none, !text.hasPrefix("+"), let said = figures(text), said.energy != nil else {
      return self
    }
    var stated = self
    (stated.items, stated.unaccounted, stated.command) = ([], [], .quickAdd(QuickAddCall(said)))
    return stated
  }

  /// Whether it is a figure without the energy that it goes with, and no food: "it has 20 g protein".
  func isOfFigures(_ figures: (String) -> Nutrients?) -> Bool {
    guard !items.isEmpty, items.allSatisfy({ $0.match?.quality.isSure != true }), let said = figures(text) else {
      return false
    }
    return said.energy == nil
  }
}
