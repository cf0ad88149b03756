internal import Nutrition

extension PeopleReader.Told {
  /// What was understood of the rest of the line, as the meal of these people. Nil where it is no meal.
  func assigned(to found: [Understanding], _ line: String) -> [Understanding]? {
    if isPronoun {
      var understanding = Understanding(text: line, intent: .log, wish: .logFor)
      understanding.people = plates
      return plates.count == 1 && plates[0].amount == .unsaid ? [understanding] : nil
    }
    guard !found.isEmpty, found.allSatisfy({ $0.canBeFor(plates) }) else { return nil }
    return found.map { understanding in
      var understanding = understanding
      understanding.people = plates
      if found.count == 1 { understanding.text = line }
      return understanding
    }
  }
}

extension Understanding {
  /// What can be logged for others: foods, or again what was had before, all of it for each.
  fileprivate func canBeFor(_ plates: [Plate]) -> Bool {
    switch wish {
    case .log: !items.isEmpty
    case .logAgain: plates.allSatisfy { $0.amount == .unsaid }
    default: false
    }
  }
}
