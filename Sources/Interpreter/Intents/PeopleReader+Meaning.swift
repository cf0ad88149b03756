internal import Calls
internal import Nutrition

extension PeopleReader.Told {
  /// What was understood of the rest of the line, as the meal of these people. Nil where it is no meal.
  func assigned(to found: [Understanding], _ line: String) -> [Understanding]? {
    if isPronoun {
      var understanding = Understanding(text: line, intent: .log, wish: .logFor)
      understanding.people = plates
      return plates.count == 1 && plates[0].amount == .unsaid ? [understanding] : nil
    }
    if let own = ownAmount, found.count == 1, found[0].items.count == 1 {
      var understanding = found[0]
      let item = understanding.items[0]
      understanding.items = [item.having(own)]
      understanding.text = line
      return [understanding]
    }
    guard !found.isEmpty, found.allSatisfy({ $0.canBeFor(plates) }) else { return nil }
    return found.map { understanding in
      var understanding = understanding
      understanding.people = plates
      if var again = understanding.wish.call(LogAgainCall.self) {
        again.had(by: plates)
        understanding.wish = .calling(again)
      }
      understanding.isEach = isEach(understanding.items)
      if found.count == 1 { understanding.text = line }
      return understanding
    }
  }
}

extension PeopleReader.Told {
  /// "I had 3 slices": of what was shared, nobody else's share is said.
  private var ownAmount: Amount? {
    guard plates.count == 1, plates[0].person == .speaker, plates[0].amount.unit != nil else { return nil }
    return plates[0].amount
  }

  private func isEach(_ items: [FoodItem]) -> Bool {
    switch sharing {
    case .parted: false
    case .each: true
    case .byAmount: items.allSatisfy { $0.unit == nil && ($0.quantity ?? Figure(1)) == Figure(1) }
    }
  }
}

extension Understanding {
  /// What can be logged for others: foods, or again what was had before, all of it for each.
  fileprivate func canBeFor(_ plates: [Plate]) -> Bool {
    switch wish {
    case .log: !items.isEmpty
    case .call(let call): call.tool == LogAgainCall.name && plates.allSatisfy { $0.amount == .unsaid }
    default: false
    }
  }
}

extension LogAgainCall {
  fileprivate mutating func had(by plates: [Plate]) {
    let names = plates.map(\.person.name)
    (person, people) = names.count == 1 ? (names[0], nil) : (nil, names)
  }
}
