internal import Words

/// A line `key = value` in the text of a mapping, which says where a file that others publish has what. `#` begins a
/// comment. Alternatives in a value are separated by ` | `, and a key followed by `?` marks what may be missing.
package struct MappingLine: Hashable, Sendable {
  /// In lower case.
  package let key: String
  /// As written; never empty.
  package let value: String
  /// Whether the key is followed by `?`.
  package let isOptional: Bool

  /// The most bytes in the text of a mapping.
  private static let mostBytes = 64 * 1024

  /// Calls `take` with each line of a text, in order. Throws the first line that is wrong, with its number, whether it
  /// is no such line, its key was there before, or `take` does not accept it.
  package static func each(
    of text: String, _ take: (MappingLine) throws(MappingError.Problem) -> Void
  ) throws(MappingError) {
    guard text.utf8.count <= mostBytes else { throw MappingError(line: 0, problem: .unknownValue("…")) }
    var seen: Set<String> = []
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      let line = line.trimmed
      guard !line.isEmpty, !line.hasPrefix("#") else { continue }
      do throws(MappingError.Problem) {
        let line = try MappingLine(line)
        guard seen.insert(line.key).inserted else { throw .twice(line.key) }
        try take(line)
      } catch {
        throw MappingError(line: index + 1, problem: error)
      }
    }
  }

  private init(_ line: String) throws(MappingError.Problem) {
    guard let equals = line.firstIndex(of: "=") else { throw .noValue }
    let name = line[..<equals].trimmed.lowercased()
    value = line[line.index(after: equals)...].trimmed
    guard !name.isEmpty, !value.isEmpty else { throw .noValue }
    isOptional = name.hasSuffix("?")
    key = isOptional ? name.dropLast().trimmed : name
  }

  /// The alternatives in the value.
  package var list: [String] {
    value.split(separator: "|").map { $0.trimmed }.filter { !$0.isEmpty }
  }

  /// The alternatives in the value, as the headers that a column may have.
  package var headers: [HeaderPattern] { list.map { HeaderPattern($0) } }

  /// What the value says, of the few words that it may be.
  package func choice<Choice>(_ choices: [String: Choice]) throws(MappingError.Problem) -> Choice {
    guard let chosen = choices[value.lowercased()] else { throw .unknownValue(value.lowercased()) }
    return chosen
  }
}
