internal import FoundationEssentials

extension JSONValue {
  /// The value of a number that is whole and fits into `Int`; nil for anything else.
  package var wholeNumber: Int? {
    guard case .number(let number) = self else { return nil }
    return Int(number.description)
  }

  /// A whole number within `bounds`; nil for anything else. Use it for numbers from outside that code calculates with.
  package func wholeNumber(in bounds: ClosedRange<Int>) -> Int? {
    wholeNumber.flatMap { bounds.contains($0) ? $0 : nil }
  }

  /// A string that is not empty; nil for anything else.
  package var filledString: String? {
    guard let text = string, !text.isEmpty else { return nil }
    return text
  }

  /// Removes a member. Does nothing where there is none of this name, or where the value is not an object.
  package mutating func remove(_ key: String) {
    guard case .object(var members) = self else { return }
    members.removeValue(forKey: key)
    self = .object(members)
  }

  /// The members of an object by their names; nil for any other value.
  package var members: [String: JSONValue]? {
    guard case .object(let members) = self else { return nil }
    return members
  }
}
