import Conversation
import EmbeddedMessages
import LanguageModels
import Messages
import Nutrition
import Services
import Testing
import larder

/// What can be said to larder is written down where one looks for it.
struct SurfaceTests {
  private let reference = Repository.text("docs/reference.md")

  @Test(arguments: OptionName.allCases)
  func `every option is in the help, with its value and a line of its own`(option: OptionName) {
    let name = "--" + option.rawValue + (option.value.map { " " + $0 } ?? "")
    #expect(
      Usage.text(in: .english).split(separator: "\n").contains {
        $0.hasPrefix("  \(name)  ") && $0.hasSuffix(option.summary.english)
      })
    #expect(!option.summary.isEmpty)
  }

  @Test(arguments: CommandWord.allCases)
  func `every command is in the help, with what it takes and a line of its own`(command: CommandWord) {
    let start = "  larder \(command.usage)  "
    #expect(
      Usage.text(in: .english).split(separator: "\n").contains {
        $0.hasPrefix(start) && $0.hasSuffix(command.summary.english)
      })
    #expect(command.usage.hasPrefix(command.rawValue))
    #expect(!command.summary.isEmpty)
  }

  @Test(arguments: CommandName.allCases)
  func `every slash command is in the help of the conversation`(command: CommandName) {
    let start = "/" + command.rawValue + (command.argument.isEmpty ? "" : " " + command.argument)
    let (lines, summary) = (HelpText.text.english.split(separator: "\n"), command.summary.english)
    #expect(lines.contains { $0.hasPrefix(start + "  ") && $0.hasSuffix(summary) })
    #expect(!summary.isEmpty)
  }

  @Test(arguments: Toolbox.all.definitions)
  func `every tool is in the help of the tools and in the reference`(tool: ToolDefinition) throws {
    let row = "| `\(tool.name)` | \(tool.description) | "
    #expect(reference.contains(row))
    #expect(try Household.larder(["help", "tools"]).output.contains(row))
    #expect(!tool.description.isEmpty)
  }

  @Test(arguments: [ExitCode.done, .failed, .usage, .unconfirmed, .provider, .key, .data, .interrupted])
  func `every exit code is in the help`(code: ExitCode) throws {
    let codes = try #require(Usage.text(in: .english).split(separator: "Exit codes: ").last)
    let listed = codes.replacing("\n", with: " ").split(separator: ", ").compactMap { $0.split(separator: " ").first }
    #expect(listed.contains("\(code.rawValue)"))
  }

  @Test(arguments: ["LARDER_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "NO_COLOR"])
  func `every variable of the environment is in the reference`(variable: String) {
    #expect(reference.contains(variable))
  }

  @Test(arguments: Nutrient.allCases)
  func `every figure's key for other programs is in the manual`(nutrient: Nutrient) {
    #expect(Repository.text("docs/manual/scripts.md").contains("`\(nutrient.key)`"))
  }

  @Test(arguments: [["help"], ["--help"], ["-h"], ["show", "--help"], ["--help", "--json"]])
  func `help is what the program prints, and nothing else`(words: [String]) throws {
    let run = try Household.larder(words)
    #expect(run.output == Usage.text(in: .english))
    #expect(run.asides.isEmpty && run.exit == 0)
  }

  @Test(arguments: [["--version"], ["version"]])
  func `the version is a name and a number`(words: [String]) throws {
    #expect(try Household.larder(words).output == "larder \(Version.number)\n")
  }

  @Test func `the doctor says what is there`() throws {
    let household = try Household()
    _ = try household.run("say", "--yes", "had 200g pasta for lunch")
    let run = try household.run("doctor")
    #expect(run.exit == 0 && run.asides.isEmpty)
    #expect(run.lines.contains("larder       \(Version.number)"))
    #expect(run.lines.contains("data         \(household.home)"))
    #expect(run.lines.contains("records      1 entry, 1 food, 1 profile"))
    #expect(run.lines.contains("time zone    Europe/Berlin"))
    #expect(run.lines.contains { $0.hasPrefix("model        builtin") })
    #expect(run.lines.contains { $0.hasPrefix("libcurl      ") })
  }

  @Test func `the doctor says what is wrong, and goes on`() throws {
    let run = try Household().run("doctor", "--home", "/dev/null", "--zone", "Nowhere")
    #expect(run.exit == 6)
    #expect(run.lines.contains("data         The data folder’s name belongs to a file. Choose another with --home."))
    #expect(run.lines.contains { $0.hasPrefix("time zone    This machine knows no time zone “Nowhere”.") })
  }
}
