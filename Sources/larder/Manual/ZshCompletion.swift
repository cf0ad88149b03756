internal import EmbeddedMessages

/// The script that `larder completion zsh` prints.
enum ZshCompletion {
  static var script: String {
    let valued = CompletionRules.valued.joined(separator: "|")
    let options = OptionName.allCases.map { described("--" + $0.rawValue, $0.summary.english) }
    let commands = CommandWord.allCases.map { described($0.rawValue, $0.summary.english) }
    let values = CompletionRules.optionsByValue.map { ($0.names.joined(separator: "|"), $0.candidates) }
    let places = CompletionRules.places.map { ($0.pattern, $0.candidates) }
    return """
      #compdef larder
      # Completion of larder for zsh, written by: larder completion zsh
      _larder() {
        local option command past
        local -i place=0 index
        local -a candidates
        for (( index = 2; index < CURRENT; index++ )); do
          past=${words[index]}
          if [[ -n $option ]]; then option=; continue; fi
          case $past in
            (\(valued)) option=$past ;;
            (-*) ;;
            (*) if [[ -n $command ]]; then place+=1; else command=$past; fi ;;
          esac
        done
        if [[ -z $option && $PREFIX == --*=* ]]; then
          option=${PREFIX%%=*}
          compset -P '*='
        fi
        case $option in
      \(cases(values, indent: "    "))
          (?*) ;;
          (*)
            if [[ $PREFIX == -* ]]; then
              candidates=(
      \(list(options, indent: "          "))
              )
              _describe -o option candidates
            else
              case $command:$place in
                (:*)
                  candidates=(
      \(list(commands, indent: "              "))
                  )
                  _describe command candidates ;;
      \(cases(places, indent: "          "))
              esac
            fi ;;
        esac
      }
      if [[ ${funcstack[1]} == _larder ]]; then _larder "$@"; else compdef _larder larder; fi

      """
  }

  private static func described(_ name: String, _ summary: String) -> String {
    let text = "\(name.replacing(":", with: "\\:")):\(summary)"
    return "'" + text.replacing("'", with: "'\\''") + "'"
  }

  private static func list(_ rows: [String], indent: String) -> String {
    rows.map { indent + $0 }.joined(separator: "\n")
  }

  private static func cases(_ rules: [(pattern: String, candidates: [Candidate])], indent: String) -> String {
    rules.map { rule in
      let words = rule.candidates.words
      let parts = (words.filter { $0.hasSuffix(":") }, words.filter { !$0.hasSuffix(":") })
      var steps: [String] = []
      if !parts.1.isEmpty { steps.append("compadd -- \(parts.1.joined(separator: " "))") }
      if !parts.0.isEmpty { steps.append("compadd -S '' -- \(parts.0.joined(separator: " "))") }
      if rule.candidates.contains(.file) {
        steps.append("_files")
      } else if rule.candidates.contains(.folder) {
        steps.append("_files -/")
      }
      return "\(indent)(\(rule.pattern)) \(steps.joined(separator: "; ")) ;;"
    }.joined(separator: "\n")
  }
}
