internal import FoundationEssentials
internal import JSON
internal import Nutrition

extension JSONValue {
  static func figure(_ figure: Figure) -> JSONValue {
    .number(Decimal(figure.units) / Decimal(Figure.scale))
  }

  /// The object without a member.
  func without(_ key: String) -> JSONValue {
    guard case .object(var members) = self else { return self }
    members[key] = nil
    return .object(members)
  }

  var figure: Figure? {
    guard case .number(let number) = self else { return nil }
    return Figure(number.description)
  }

  /// An object of those members that were said.
  static func said(_ members: [String: JSONValue?]) -> JSONValue {
    .object(members.compactMapValues { $0 })
  }
}

extension [String: JSONValue?] {
  mutating func add(_ when: When) {
    self["slot"] = when.slot.map { .string($0.rawValue) }
    self["day"] = when.day.map { .string($0.description) }
    self["time"] = when.time.map { .string($0.description) }
  }

  mutating func add(_ figures: Nutrients) {
    for nutrient in Nutrient.allCases { self[nutrient.key] = figures[nutrient].map { .figure($0) } }
  }
}
