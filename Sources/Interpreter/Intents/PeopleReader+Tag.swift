internal import Calls
internal import Nutrition

extension PeopleReader.Told {
  /// The parse of the rest of the line, assigned to these people. Nil where it is not a meal.
  func assigned(to found: [Parse], _ line: String) -> [Parse]? {
    if isPronoun {
      var parse = Parse(text: line, intent: .log, command: .logFor)
      parse.people = plates
      return plates.count == 1 && plates[0].amount == .unsaid ? [parse] : nil
    }
    if let own = ownAmount, found.count == 1, found[0].items.count == 1 {
      var parse = found[0]
      let item = parse.items[0]
      parse.items = [item.having(own)]
      parse.text = line
      return [parse]
    }
    guard !found.isEmpty, found.allSatisfy({ $0.canBeFor(plates) }) else { return nil }
    return found.map { parse in
      var parse = parse
      parse.people = plates
      if var again = parse.command.call(LogAgainCall.self) {
        again.had(by: plates)
        parse.command = .calling(again)
      }
      parse.isEach = isEach(parse.items)
      if found.count == 1 { parse.text = line }
      return parse
    }
  }
}

extension PeopleReader.Told {
  /// The speaker's own amount of a shared food: "I had 3 slices".
  private var ownAmount: Amount? {
    guard plates.count == 1, plates[0].person == .speaker, plates[0].amount.unit != nil else { return nil }
    return plates[0].amount
  }

  private func isEach(_ items: [FoodItem]) -> Bool {
    switch sharing {
    case .parted: false
    case .each: true
    case .byAmount: items.allSatisfy { $0.unit == nil && ($0.quantity ?? FixedDecimal(1)) == FixedDecimal(1) }
    }
  }
}

extension Parse {
  /// Whether it can be logged for others: foods, or a repeated meal, all of it for each.
  fileprivate func canBeFor(_ plates: [Plate]) -> Bool {
    switch command {
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
