/// The script that `larder completion bash` prints.
enum BashCompletion {
  static var script: String {
    let valued = CompletionRules.valued.joined(separator: "|")
    let options = OptionName.allCases.map { "--" + $0.rawValue }.joined(separator: " ")
    let commands = CommandWord.allCases.map(\.rawValue).joined(separator: " ")
    let values = CompletionRules.optionsByValue.map { ($0.names.joined(separator: "|"), $0.candidates) }
    let places = CompletionRules.places.map { ($0.pattern, $0.candidates) }
    return """
      # Completion of larder for bash, written by: larder completion bash
      _larder() {
        local word=${COMP_WORDS[COMP_CWORD]} option= command= words= kind=
        local -i place=0 index
        for (( index = 1; index < COMP_CWORD; index++ )); do
          case ${COMP_WORDS[index]} in
            =) continue ;;
            :) index+=1; continue ;;
          esac
          if [[ $option ]]; then option=; continue; fi
          case ${COMP_WORDS[index]} in
            \(valued)) option=${COMP_WORDS[index]} ;;
            -*) ;;
            *) if [[ $command ]]; then place+=1; else command=${COMP_WORDS[index]}; fi ;;
          esac
        done
        if [[ $word == = ]]; then word=; fi
        case $option in
      \(cases(values, indent: "    "))
          ?*) ;;
          *)
            case $word in
              :) ;;
              -*) words='\(options)' ;;
              *)
                case $command:$place in
                  :*) words='\(commands)' ;;
      \(cases(places, indent: "            "))
                esac ;;
            esac ;;
        esac
        mapfile -t COMPREPLY < <(compgen -W "$words" -- "$word")
        case $kind in
          file) mapfile -t -O ${#COMPREPLY[@]} COMPREPLY < <(compgen -f -- "$word") ;;
          folder) mapfile -t -O ${#COMPREPLY[@]} COMPREPLY < <(compgen -d -- "$word") ;;
        esac
        if [[ $kind ]]; then compopt -o filenames 2>/dev/null; fi
        if [[ ${COMPREPLY[0]} == *: ]]; then compopt -o nospace 2>/dev/null; fi
      }
      complete -F _larder larder

      """
  }

  private static func cases(_ rules: [(pattern: String, candidates: [Candidate])], indent: String) -> String {
    rules.map { rule in
      var steps: [String] = []
      if !rule.candidates.words.isEmpty { steps.append("words='\(rule.candidates.words.joined(separator: " "))'") }
      if rule.candidates.contains(.file) {
        steps.append("kind=file")
      } else if rule.candidates.contains(.folder) {
        steps.append("kind=folder")
      }
      return "\(indent)\(rule.pattern)) \(steps.joined(separator: "; ")) ;;"
    }.joined(separator: "\n")
  }
}
