internal import FoundationEssentials
package import JSON

/// Shortens a tool's answer for a model: unknown values are left out, rows share one heading, and long lists are cut.
package enum CompactFacts {
  /// In bytes of JSON: about a thousand tokens.
  package static let most = 4_000
  /// From this many rows on they get a shared heading.
  private static let leastRows = 3

  /// Leaves out what is null or false, and halves the longest lists until the rest is short enough.
  ///
  /// - Parameter most: in bytes; facts without lists that can be cut may stay longer.
  package static func of(_ facts: JSONValue, most: Int = CompactFacts.most) -> JSONValue {
    var facts = told(facts) ?? [:]
    while JSONTextLength(of: facts).bytes > most, let shorter = halved(facts) { facts = shorter }
    return facts
  }

  /// The value without unknown parts; nil where nothing is left.
  private static func told(_ value: JSONValue) -> JSONValue? {
    switch value {
    case .null: return .none
    case .bool, .number, .string: return value
    case .object(let members):
      let known = members.compactMapValues(told).filter { $0.value != false }
      return known.isEmpty ? .none : .object(known)
    case .array(let elements):
      let known = elements.map(told)
      guard known.contains(where: { $0 != nil }) else { return .none }
      return table(known) ?? .array(known.map { $0 ?? .null })
    }
  }

  /// Objects of the same kind as rows under one heading; nil for anything else.
  private static func table(_ elements: [JSONValue?]) -> JSONValue? {
    let rows = elements.compactMap { $0?.members }
    guard rows.count == elements.count, rows.count >= leastRows else { return .none }
    let columns = Set(rows.flatMap(\.keys)).sorted()
    return [
      "columns": .array(columns.map { .string($0) }),
      "rows": .array(rows.map { row in .array(columns.map { row[$0] ?? .null }) }),
    ]
  }

  /// The value with its longest list halved; nil where no list can be cut.
  private static func halved(_ value: JSONValue) -> JSONValue? {
    guard let place = longest(in: value) else { return .none }
    return cut(value, at: place[...])
  }

  private static func longest(in value: JSONValue) -> [Step]? {
    var (found, size): ([Step]?, Int) = (nil, 0)
    func walk(_ value: JSONValue, _ path: [Step]) {
      switch value {
      case .null, .bool, .number, .string: return
      case .object(let members):
        for name in members.keys.sorted() { members[name].map { walk($0, path + [.member(name)]) } }
      case .array(let elements):
        let bytes = JSONTextLength(of: value).bytes
        if elements.count > 1, bytes > size { (found, size) = (path, bytes) }
        for (index, value) in elements.enumerated() { walk(value, path + [.element(index)]) }
      }
    }
    walk(value, [])
    return found
  }

  private enum Step {
    case member(String)
    case element(Int)
  }

  private static func cut(_ value: JSONValue, at path: ArraySlice<Step>) -> JSONValue {
    switch (path.first, value) {
    case (nil, .array(let elements)):
      // The last element of a cut list says in words how many were left out, so that a model can tell the person.
      let isCut = elements.last?.string?.hasPrefix("and ") == true
      let left = isCut ? elements.dropLast() : elements[...]
      let kept = left.prefix(left.count / 2)
      let before = isCut ? elements.last?.string?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0 : 0
      return .array(kept + [.string("and \(left.count - kept.count + before) more, left out")])
    case (.member(let name)?, .object(var members)):
      members[name] = members[name].map { cut($0, at: path.dropFirst()) }
      return .object(members)
    case (.element(let index)?, .array(var elements)):
      elements[index] = cut(elements[index], at: path.dropFirst())
      return .array(elements)
    default: return value
    }
  }
}
