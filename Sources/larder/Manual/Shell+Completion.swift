extension Shell {
  /// The script that completes command lines of larder, made from the commands and options themselves.
  package var completion: String {
    switch self {
    case .bash: BashCompletion.script
    case .zsh: ZshCompletion.script
    case .fish: FishCompletion.script
    }
  }
}

/// The options and places that the scripts have in common.
enum CompletionRules {
  /// "--home", and so on: those that take a value.
  static var valued: [String] { OptionName.allCases.filter { $0.value != nil }.map { "--" + $0.rawValue } }

  /// Options that take the same values, with those.
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

  /// A pattern of "COMMAND:PLACE", places counted from 0, with what may stand there.
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
