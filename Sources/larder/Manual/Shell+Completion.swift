extension Shell {
  /// The completion script, generated from the commands and options.
  package var completion: String {
    switch self {
    case .bash: BashCompletion.script
    case .zsh: ZshCompletion.script
    case .fish: FishCompletion.script
    }
  }
}

/// The rules that the scripts of all shells share.
enum CompletionRules {
  /// The options that take a value, as "--home".
  static var valued: [String] { OptionName.allCases.filter { $0.value != nil }.map { "--" + $0.rawValue } }

  /// Options grouped by the candidates for their values.
  static var optionsByValue: [(names: [String], candidates: [Candidate])] {
    var rules: [(names: [String], candidates: [Candidate])] = []
    for option in OptionName.allCases where !option.candidates.isEmpty {
      let name = "--" + option.rawValue
      if let index = rules.firstIndex(where: { $0.candidates == option.candidates }) {
        rules[index].names.append(name)
      } else {
        rules.append(([name], option.candidates))
      }
    }
    return rules
  }

  /// The candidates for each place, under the pattern "COMMAND:PLACE" with places counted from 0.
  static var places: [(pattern: String, candidates: [Candidate])] {
    CommandWord.allCases.flatMap { command in
      let places = command.places
      return places.indices.compactMap { index in
        let isRepeated = command.isOpen && index == places.count - 1
        return places[index].isEmpty
          ? nil : ("\(command.rawValue):\(isRepeated ? "*" : String(index))", places[index])
      }
    }
  }
}
