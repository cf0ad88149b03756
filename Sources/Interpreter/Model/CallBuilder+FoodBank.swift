internal import JSON
internal import Nutrition

/// Calls about the foods of the food bank.
extension CallBuilder {
  func foodBank(_ wish: FoodBankWish, _ when: When) -> Call? {
    switch wish {
    case .browse(let shelf): Call(tool: "browse_foods", arguments: arguments(shelf))
    case .correct(let figures): Call(tool: "correct_food", arguments: arguments(figures))
    case .rename(let food, let name): edit(food, ["name": .string(name)])
    case .portion(let food, let unit, let grams):
      edit(food, ["portions": [["unit": .string(unit.rawValue), "grams": .figure(grams)]]])
    case .brand(let food, let brand): edit(food, ["brand": .string(brand)])
    case .barcode(let food, let digits): edit(food, ["barcode": .string(digits)])
    case .shelve(let food, let category): edit(food, ["category": .string(category.rawValue)])
    case .tag(let food, let tags, let isRemoved):
      Call(
        tool: "mark_food",
        arguments: ["food": .string(food), isRemoved ? "remove_tags" : "tags": .array(tags.map { .string($0) })])
    case .delete(let food): Call(tool: "delete_food", arguments: ["food": .string(food)])
    case .contribute(let food): Call(tool: "contribute_food", arguments: ["food": .string(food)])
    case .explain(let asked): Call(tool: "explain_number", arguments: arguments(asked, when))
    // Which days are meant only a waiting correction knows.
    case .recompute: nil
    }
  }

  private func edit(_ food: String, _ members: [String: JSONValue]) -> Call {
    var arguments: JSONValue = .object(members)
    arguments["food"] = .string(food)
    return Call(tool: "change_food", arguments: arguments)
  }

  private func arguments(_ shelf: FoodShelf) -> JSONValue {
    .said([
      "category": shelf.category.map { .string($0.rawValue) }, "tag": shelf.tag.map { .string($0) },
      "words": shelf.words.map { .string($0) }, "more": shelf.isMore ? true : nil,
    ])
  }

  private func arguments(_ corrected: CorrectedFigures) -> JSONValue {
    var members: [String: JSONValue?] = [
      "food": .string(corrected.food), "per": corrected.per.map { .string($0) },
    ]
    members.add(corrected.figures)
    return .said(members)
  }

  private func arguments(_ asked: AskedNumber, _ when: When) -> JSONValue {
    .said([
      "number": asked.figure.map { .figure($0) }, "food": asked.food.map { .string($0) },
      "slot": when.slot.map { .string($0.rawValue) }, "day": when.day.map { .string($0.description) },
    ])
  }
}
