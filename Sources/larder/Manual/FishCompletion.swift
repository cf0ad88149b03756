internal import EmbeddedMessages

/// The script that `larder completion fish` prints.
enum FishCompletion {
  static var script: String {
    let commands = CommandWord.allCases.map {
      "complete -c larder -n '__larder_at :0' -a \($0.rawValue) -d \(quoted($0.summary.english))"
    }
    let places = CompletionRules.places.map { rule in
      "complete -c larder -n \(quoted("__larder_at \"\(rule.pattern)\"")) \(arguments(rule.candidates))"
    }
    return """
      # Completion of larder for fish, written by: larder completion fish
      function __larder_at --description 'Whether the cursor is at COMMAND:PLACE, places counted from 0'
          set -l option
          set -l command
          set -l place 0
          set -l words (commandline -opc)
          for word in $words[2..-1]
              if test -n "$option"
                  set option
                  continue
              end
              switch $word
                  case \(CompletionRules.valued.joined(separator: " "))
                      set option $word
                  case '-*'
                  case '*'
                      if test -n "$command"
                          set place (math $place + 1)
                      else
                          set command $word
                      end
              end
          end
          string match -q -- $argv[1] "$command:$place"
      end
      complete -c larder -f
      \((commands + places + OptionName.allCases.map(line)).joined(separator: "\n"))

      """
  }

  private static func line(_ option: OptionName) -> String {
    let value = option.value == nil ? "" : " -r " + arguments(option.candidates)
    return "complete -c larder -l \(option.rawValue)\(value) -d \(quoted(option.summary.english))"
  }

  private static func arguments(_ candidates: [Candidate]) -> String {
    var parts: [String] = []
    if !candidates.words.isEmpty { parts.append("-a \(quoted(candidates.words.joined(separator: " ")))") }
    if candidates.contains(.file) {
      parts.append("-F")
    } else if candidates.contains(.folder) {
      parts.append("-f -a '(__fish_complete_directories)'")
    } else {
      parts.append("-f")
    }
    return parts.joined(separator: " ")
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}
