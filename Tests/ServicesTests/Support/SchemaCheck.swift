import FoundationEssentials
import JSON

/// Checks JSON against a JSON Schema, as far as larder's own schemas go: a second opinion beside that of the validators of
/// others, which are not on every machine.
struct SchemaCheck {
  private let root: JSONValue

  init(_ schema: JSONValue) {
    root = schema
  }

  /// What does not fit, each with its place; empty for what fits.
  func faults(in value: JSONValue) -> [String] { faults(value, root, "") }

  private func faults(_ value: JSONValue, _ schema: JSONValue, _ path: String) -> [String] {
    guard let members = schema.members else { return ["\(path): the schema is no object"] }
    return members.sorted { $0.key < $1.key }.flatMap { word, rule in faults(value, word, rule, schema, path) }
  }

  private func faults(
    _ value: JSONValue, _ word: String, _ rule: JSONValue, _ schema: JSONValue, _ path: String
  ) -> [String] {
    switch word {
    case "$schema", "$id", "$defs", "title", "description", "then", "else": return []
    case "$ref": return faults(value, definition(rule), path)
    case "allOf": return (rule.array ?? []).flatMap { faults(value, $0, path) }
    case "if":
      let branch = schema[faults(value, rule, path).isEmpty ? "then" : "else"]
      return branch.map { faults(value, $0, path) } ?? []
    case "type":
      let types = rule.string.map { [$0] } ?? (rule.array ?? []).compactMap(\.string)
      return fault(types.contains { value.isOf($0) }, path, "is no \(types.joined(separator: " or "))")
    case "const": return fault(value == rule, path, "is not \(rule.text)")
    case "enum": return fault(rule.array?.contains(value) ?? false, path, "is none of \(rule.text)")
    case "required", "properties", "items", "minItems", "maxItems", "uniqueItems":
      return inside(value, word, rule, path)
    case "minimum", "maximum", "exclusiveMinimum": return range(value, word, rule, path)
    case "minLength", "maxLength", "pattern": return text(value, word, rule, path)
    default: return ["\(path): this check does not know “\(word)”"]
    }
  }

  private func definition(_ reference: JSONValue) -> JSONValue {
    reference.string.flatMap { root["$defs"]?[String($0.dropFirst("#/$defs/".count))] } ?? .null
  }

  private func inside(_ value: JSONValue, _ word: String, _ rule: JSONValue, _ path: String) -> [String] {
    switch (word, value) {
    case ("required", .object(let members)):
      return (rule.array ?? []).compactMap(\.string).filter { members[$0] == nil }.map { "\(path)/\($0) is missing" }
    case ("properties", .object(let members)):
      return members.sorted { $0.key < $1.key }.flatMap { name, member in
        rule[name].map { faults(member, $0, "\(path)/\(name)") } ?? []
      }
    case ("items", .array(let elements)):
      return elements.enumerated().flatMap { faults($1, rule, "\(path)/\($0)") }
    case ("minItems", .array(let elements)): return fault(elements.count >= rule.wholeNumber ?? 0, path, "is too short")
    case ("maxItems", .array(let elements)): return fault(elements.count <= rule.wholeNumber ?? 0, path, "is too long")
    case ("uniqueItems", .array(let elements)): return fault(Set(elements).count == elements.count, path, "repeats")
    default: return []
    }
  }

  private func range(_ value: JSONValue, _ word: String, _ rule: JSONValue, _ path: String) -> [String] {
    guard case .number(let number) = value, case .number(let bound) = rule else { return [] }
    let fits = word == "minimum" ? number >= bound : word == "maximum" ? number <= bound : number > bound
    return fault(fits, path, "is beyond \(bound)")
  }

  private func text(_ value: JSONValue, _ word: String, _ rule: JSONValue, _ path: String) -> [String] {
    guard let text = value.string else { return [] }
    switch (word, rule.wholeNumber) {
    case ("minLength", let least?): return fault(text.unicodeScalars.count >= least, path, "is too short")
    case ("maxLength", let most?): return fault(text.unicodeScalars.count <= most, path, "is too long")
    default:
      guard let pattern = rule.string.flatMap({ try? Regex($0) }) else { return ["\(path): no pattern"] }
      return fault(text.contains(pattern), path, "has another form")
    }
  }

  private func fault(_ fits: Bool, _ path: String, _ what: String) -> [String] { fits ? [] : ["\(path) \(what)"] }
}

extension JSONValue {
  fileprivate func isOf(_ type: String) -> Bool {
    switch (self, type) {
    case (.null, "null"), (.bool, "boolean"), (.string, "string"), (.array, "array"), (.object, "object"),
      (.number, "number"):
      true
    case (.number, "integer"): wholeNumber != nil
    default: false
    }
  }
}
