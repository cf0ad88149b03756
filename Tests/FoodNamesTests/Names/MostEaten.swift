import FoodNames
import FoundationEssentials
import Testing
import Words

/// What people of one country say that they ate, and the food of the table that they mean.
struct MostEaten: CustomTestStringConvertible, Sendable {
  let country: String
  let language: Language
  let words: String
  /// The name of the food, whichever its state.
  let food: String

  var testDescription: String { "\(country): \(words) → \(food)" }

  /// The list beside this file: "[Country, language]", then "words = food".
  static let all: [MostEaten] = {
    let list = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "most-eaten.txt")
    guard let text = try? String(contentsOf: list, encoding: .utf8) else { return [] }
    return read(text)
  }()

  static func read(_ text: String) -> [MostEaten] {
    var phrases: [MostEaten] = []
    var heading: (country: String, language: Language)?
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      if line.hasPrefix("[") {
        let parts = line.dropFirst().dropLast().split(separator: ",").map(trimmed)
        heading = parts.count == 2 ? Language(parts[1]).map { (parts[0], $0) } : nil
      } else if let heading, let mark = line.firstIndex(of: "=") {
        phrases.append(
          MostEaten(
            country: heading.country, language: heading.language, words: trimmed(line[..<mark]),
            food: trimmed(line[line.index(after: mark)...])))
      }
    }
    return phrases
  }

  private static func trimmed(_ text: Substring) -> String {
    String(text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
