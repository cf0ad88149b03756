import Conversation
import EmbeddedMessages
import Testing
import larder

struct ManualPageTests {
  private let page = ManualPage.text

  @Test func `the program prints the page`() throws {
    let run = try Household.larder(["man"])
    #expect(run.output == page && run.exit == 0 && run.asides.isEmpty)
  }

  @Test func `it is plain ASCII, and no line of it but instructions begins with a dot`() {
    let instructions: Set<Substring> = [".TH", ".SH", ".TP", ".PP", ".B"]
    #expect(page.utf8.allSatisfy { $0 == 0x0A || (0x20...0x7E).contains($0) })
    for line in page.split(separator: "\n") where line.hasPrefix(".") {
      #expect(instructions.contains(line.split(separator: " ")[0]), "\(line)")
    }
  }

  @Test func `it is shown as the help words it, every command, option and exit code`() throws {
    guard let man = Installed.orSkip("man") else { return }
    let household = try Household()
    try household.write(page, to: "larder.1")
    let run = try ProgramRun(
      man, ["--warnings", "-l", household.path("larder.1")], input: [],
      environment: ["PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8", "MANWIDTH": "400", "MAN_KEEP_FORMATTING": ""])
    #expect(run.exit == 0 && run.asides == "")
    // Some pagers set apart with blanks; the words are what counts.
    let shown = run.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    func expect(_ text: String) {
      let words = text.replacing("…", with: "...").replacing("‐", with: "-").split(separator: " ").joined(
        separator: " ")
      #expect(shown.contains(words), "\(words)")
    }
    for command in CommandWord.allCases { expect("\(command.usage) \(command.summary.english)") }
    for option in OptionName.allCases {
      expect("--\(option.rawValue) \(option.value.map { $0 + " " } ?? "")\(option.summary.english)")
    }
    for code in [ExitCode.done, .data, .interrupted] { expect("\(code.rawValue) ") }
  }

  @Test func `mandoc finds nothing to complain about but the date that it does not have`() throws {
    guard let mandoc = Installed.orSkip("mandoc") else { return }
    let run = try Installed.run(mandoc, ["-Tlint", "-Wstyle"], input: page)
    let complaints = run.output.split(separator: "\n").filter { !$0.contains("missing date") }
    #expect(complaints.isEmpty)
  }

  @Test(arguments: ["LARDER_HOME", "LARDER_MODEL", "OPENAI_API_KEY", "XDG_CONFIG_HOME", "NO_COLOR"])
  func `it names the variables of the environment`(name: String) {
    #expect(EnvironmentVariable.all.contains { $0.name.contains(name) })
  }
}
