internal import FoodData
internal import JSON
internal import Nutrition
internal import Words

/// The members of an object that is decoded as a record: all of them are known fields, and none is null.
struct CallMembers {
  private var members: [String: JSONValue]

  init<Record: CallRecord>(
    _ json: JSONValue, of type: Record.Type, at path: String, by vocabulary: any CallVocabulary
  ) throws(SchemaError) {
    members = try CallMembers.object(json, of: type, at: path, by: vocabulary).filter { $0.value != .null }
    let names = Record.fields.map(\.name)
    for name in members.keys.sorted() where !names.contains(name) {
      let known = names.first { $0 == name.lowercased() }
      guard let known, members[known] == nil else {
        throw SchemaError(
          path: path.isEmpty ? name : "\(path).\(name)",
          expected: "no such member; known are \(Record.properties.map(\.name).joined(separator: ", "))",
          nearest: NearestName.to(name, among: names))
      }
      members[known] = members.removeValue(forKey: name)
    }
    if Record.hasAmount { takeAmountApart(by: vocabulary) }
  }

  subscript(name: String) -> JSONValue? { members[name] }

  private static func object<Record: CallRecord>(
    _ json: JSONValue, of type: Record.Type, at path: String, by vocabulary: any CallVocabulary
  ) throws(SchemaError) -> [String: JSONValue] {
    switch json {
    case .object(let members): return members
    case .string(let words):
      guard let field = Record.textField else { break }
      return text(words, as: field, of: type, by: vocabulary)
    case .null where Record.fields.allSatisfy({ !$0.isRequired }): return [:]
    default: break
    }
    let names = Record.properties.map(\.name).joined(separator: ", ")
    throw SchemaError(path: path, expected: names.isEmpty ? "an object" : "an object with \(names)")
  }

  /// Splits an amount off a text that stands for a food: "200g pasta" is 200 g of pasta.
  private static func text<Record: CallRecord>(
    _ words: String, as field: String, of type: Record.Type, by vocabulary: any CallVocabulary
  ) -> [String: JSONValue] {
    let (amount, rest) = vocabulary.leadingAmount(words)
    guard Record.hasAmount, let amount, !rest.isEmpty else { return [field: .string(words)] }
    return [field: .string(rest), "quantity": amount.quantity?.json, "unit": amount.unit?.json].compactMapValues { $0 }
  }

  /// Splits a quantity with a unit: "150g" is 150 in grams, unless another unit is given too.
  private mutating func takeAmountApart(by vocabulary: any CallVocabulary) {
    guard case .string(let words)? = members["quantity"], FixedDecimal(words) == nil,
      let amount = vocabulary.amount(words), let quantity = amount.quantity
    else { return }
    if let unit = amount.unit {
      guard members["unit"] == nil || members["unit"]?.string.flatMap(vocabulary.unit) == unit else { return }
      members["unit"] = .string(unit.rawValue)
    }
    members["quantity"] = quantity.json
  }
}

extension CallRecord {
  /// Whether it has both a quantity and a unit.
  fileprivate static var hasAmount: Bool { ["quantity", "unit"].allSatisfy(fields.map(\.name).contains) }
}
