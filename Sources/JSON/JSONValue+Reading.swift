internal import FoundationEssentials

extension JSONValue {
  /// A number that is whole and fits.
  package var wholeNumber: Int? {
    guard case .number(let number) = self else { return nil }
    return Int(number.description)
  }

  /// A whole number within `bounds`; nil for anything else. What counts on with a number from outside asks for it so.
  package func wholeNumber(in bounds: ClosedRange<Int>) -> Int? {
    wholeNumber.flatMap { bounds.contains($0) ? $0 : nil }
  }

  /// A text that is not empty.
  package var filledString: String? {
    guard let text = string, !text.isEmpty else { return nil }
    return text
  }

  /// Takes a member away; nothing where there is none of this name, or where the value is no object.
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
