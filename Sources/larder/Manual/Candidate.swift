internal import Bench
internal import FoodData
internal import Imports
internal import LanguageModels
internal import Nutrition
internal import Services

/// What a shell may complete at one place of the command line.
package enum Candidate: Hashable {
  case word(String)
  case file
  case folder

  /// The candidates for one part of a usage line. A lower-case word stands for itself, and a word in capitals names a kind of
  /// value. Empty where only the person knows the value.
  static func all(for part: String) -> [Candidate] {
    let name = part.filter { !"[]…".contains($0) }
    guard name.contains(where: \.isUppercase) else { return name == "-" ? [] : [.word(name)] }
    return switch name {
    case "FILE": [.file]
    case "DIR": [.folder]
    case "SPAN": words(["day", "week", "month", "progress"])
    case "WEEK": words(["last"])
    case "SUITE": words(BenchSuite.allCases.map(\.rawValue) + ["all"])
    case "PART": words(OfficialFile.USDAPart.allCases.map(\.rawValue))
    case "PROVIDER": words(KeyProvider.allCases.map(\.rawValue))
    case "MODEL": words(["builtin"] + ProviderName.allCases.map { $0.rawValue + ":" })
    case "MEAL": words(MealSlot.allCases.map(\.rawValue))
    case "REMINDER": words(Reminder.allCases.map(\.rawValue))
    default: []
    }
  }

  private static func words(_ words: [String]) -> [Candidate] { words.map { .word($0) } }
}

extension [Candidate] {
  var words: [String] {
    compactMap { if case .word(let word) = $0 { word } else { nil } }
  }
}

extension CommandWord {
  /// The candidates for each place after the command, from its usage line. What is marked `…` may also stand at every later
  /// place.
  package var places: [[Candidate]] {
    var again: [Candidate] = []
    // Options in a usage line take no place.
    return usage.split(separator: " ").dropFirst().filter { !$0.contains("--") }.map { place in
      let parts = place.split(separator: "|").map { ($0, Candidate.all(for: String($0))) }
      let candidates = parts.flatMap(\.1) + again
      again += parts.filter { $0.0.contains("…") }.flatMap(\.1)
      return candidates
    }
  }

  /// Whether the last place may be repeated.
  package var isOpen: Bool { usage.contains("…") }
}

extension OptionName {
  /// The candidates for the option's value.
  package var candidates: [Candidate] { value.map(Candidate.all) ?? [] }
}
