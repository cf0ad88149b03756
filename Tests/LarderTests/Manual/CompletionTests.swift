import Glibc
import ProgramTrials
import PseudoTerminal
import Testing
import larder

/// A command line up to the cursor, and what has to be offered there; nil offers a file of this household.
private let lines: [(line: String, offered: Set<String>)] = [
  ("larder sh", ["show"]),
  ("larder show ", ["day", "week", "month", "progress"]),
  ("larder --plain --home /x show m", ["month"]),
  ("larder show week --mod", ["--model"]),
  ("larder --model anth", ["anthropic:"]),
  ("larder key ", ["set", "list", "delete"]),
  ("larder key set open", ["openai", "openfoodfacts"]),
  ("larder import usda f", ["foundation", "fndds"]),
  ("larder completion ", ["bash", "zsh", "fish"]),
  ("larder help ", ["tools"]),
  ("larder say ", []),
  ("larder --profile ", []),
]

struct CompletionTests {
  private let household: Household

  init() throws { household = try Household() }

  /// The script of a shell in a file.
  private func script(_ shell: Shell, _ name: String = "script") throws -> String {
    try household.write(shell.completion, to: name)
    return household.path(name)
  }

  private func bash(_ line: String) throws -> Set<String> {
    let call = """
      source "$0"; IFS=' ' read -r -a COMP_WORDS <<< "$1"; [[ $1 == *' ' ]] && COMP_WORDS+=('')
      COMP_CWORD=$(( ${#COMP_WORDS[@]} - 1 )); _larder; printf '%s\\n' "${COMPREPLY[@]}"
      """
    let run = try Installed.run("/bin/bash", ["-c", call, try script(.bash), line])
    #expect(run.asides == "")
    return Set(run.lines.filter { !$0.isEmpty })
  }

  @Test(arguments: Shell.allCases)
  func `the program prints the script of a shell`(shell: Shell) throws {
    let run = try Household.larder(["completion", shell.rawValue])
    #expect(run.output == shell.completion && run.exit == 0 && run.asides.isEmpty)
  }

  @Test(arguments: Shell.allCases)
  func `a script is one that its shell understands, and knows every command and option`(shell: Shell) throws {
    for option in OptionName.allCases {
      #expect(shell.completion.contains(shell == .fish ? "-l \(option.rawValue) " : "--\(option.rawValue)"))
    }
    for command in CommandWord.allCases { #expect(shell.completion.contains(command.rawValue)) }
    guard let program = Installed.orSkip(shell.rawValue) else { return }
    let run = try Installed.run(program, ["-n", try script(shell)])
    #expect(run.exit == 0 && run.asides.isEmpty)
  }

  @Test(arguments: lines)
  func `bash offers what may stand there`(line: String, offered: Set<String>) throws {
    #expect(try bash(line) == offered)
  }

  @Test(arguments: lines)
  func `fish offers what may stand there`(line: String, offered: Set<String>) throws {
    guard let fish = Installed.orSkip("fish") else { return }
    let run = try Installed.run(
      fish, ["--no-config", "-c", "source $argv[1]; complete -C $argv[2]", try script(.fish), line])
    #expect(Set(run.lines.compactMap { $0.split(separator: "\t").first.map(String.init) }) == offered)
  }

  @Test func `bash offers files where a file is wanted, and folders where a folder is`() throws {
    try household.folders("exports")
    try household.write("x", to: "export.xml")
    let start = household.path("exp")
    let (folder, file) = (household.path("exports"), household.path("export.xml"))
    #expect(try bash("larder read one.json \(start)") == [folder, file])
    #expect(try bash("larder --prompts \(start)") == [folder])
    #expect(try bash("larder import \(start)") == [folder, file])
  }

  @Test(arguments: [
    (["larder", "--model", "=", "op"], "openai:"), (["larder", "--model", "openai", ":", "x", "sho"], "show"),
  ])
  func `bash cuts a line at its own marks, and they do not confuse it`(words: [String], offered: String) throws {
    let call = """
      source "$0"; COMP_WORDS=("$@"); COMP_CWORD=$(( $# - 1 )); _larder; printf '%s\\n' "${COMPREPLY[@]}"
      """
    #expect(try Installed.run("/bin/bash", ["-c", call, try script(.bash)] + words).lines == [offered])
  }

  @Test func `the tab key completes in zsh`() throws {
    guard let zsh = Installed.orSkip("zsh") else { return }
    let terminal = try PseudoTerminal(columns: 100)
    try terminal.start(
      zsh, arguments: ["-f", "-i"],
      environment: ["TERM": "dumb", "HOME": household.folder.path, "PATH": "/usr/bin:/bin"])
    terminal.type("PS1='ready> '; autoload -Uz compinit; compinit -D; source '\(try script(.zsh))'; echo set''-up\r")
    #expect(terminal.waitFor("set-up"), "\(terminal.unseen)")
    terminal.type("larder --plain rep\t")
    #expect(terminal.waitFor("larder --plain re"), "\(terminal.unseen)")
    terminal.type("o\t2026-W47 ag\t")
    #expect(terminal.waitFor("again "), "\(terminal.unseen)")
  }

  @Test(arguments: [["completion"], ["completion", "tcsh"], ["completion", "bash", "zsh"]])
  func `what it takes is said`(words: [String]) throws {
    let run = try Household.larder(words)
    #expect(run.exit == 2 && run.asides.contains("completion takes one of bash, zsh, fish."))
  }

  @Test func `a place follows from the usage line`() {
    #expect(CommandWord.import.places.first == [.file, .word("openfoodfacts"), .word("usda")])
    #expect(CommandWord.import.places.last?.contains(.file) == true)
    #expect(CommandWord.say.places == [[]])
    #expect(CommandWord.show.places.last == [])
  }
}
