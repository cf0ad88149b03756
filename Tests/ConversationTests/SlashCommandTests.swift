import Conversation
internal import EmbeddedMessages
internal import Messages
import Testing

struct SlashCommandTests {
  @Test(arguments: CommandName.allCases)
  func `every command is known by its name, whatever the case`(name: CommandName) {
    #expect(SlashCommandReader.read("/" + name.rawValue) == .known(name, argument: ""))
    #expect(SlashCommandReader.read("  /" + name.rawValue.uppercased() + "  ") == .known(name, argument: ""))
    #expect(SlashCommandReader.read("/\(name.rawValue)  a b ") == .known(name, argument: "a b"))
  }

  @Test(arguments: [
    ("/?", CommandName.help), ("/h", .help), ("/t", .today), ("/favorites", .favourites), ("/u", .undo),
    ("/exit", .quit),
    ("/q", .quit), ("/bye", .quit), ("/repeat", .again), ("/goals", .targets), ("/drafts", .pending),
    ("quit", .quit), ("Exit", .quit), (":q", .quit), ("help", .help), (" HELP ", .help),
  ])
  func `other words for it`(line: String, name: CommandName) {
    #expect(SlashCommandReader.read(line) == .known(name, argument: ""))
  }

  @Test(arguments: [
    ("/tody", CommandName.today), ("/wek", .week), ("/hlep", .help), ("/und", .undo), ("/histroy", .history),
    ("/favourits", .favourites), ("/quti", .quit), ("/profil", .profile),
  ])
  func `a slip of the finger finds the nearest`(line: String, nearest: CommandName) {
    #expect(SlashCommandReader.read(line) == .unknown(String(line.dropFirst()), nearest: nearest))
  }

  @Test(arguments: ["/", "/xyzzyx", "/lasagne", "/12345", "/🍝"])
  func `what is near nothing has no nearest`(line: String) {
    #expect(SlashCommandReader.read(line) == .unknown(String(line.dropFirst()), nearest: nil))
  }

  @Test(arguments: [
    "/home/anna/label.jpg", "/label.jpg", "//", "// a comment", "/tmp/x", "", " ", "had soup", "quit smoking",
    "help me log lunch", "1/2 cup of rice", "and/or",
  ])
  func `paths and sentences are no commands`(line: String) {
    #expect(SlashCommandReader.read(line) == nil)
  }

  @Test func `no two commands share a word`() {
    let names = CommandName.allCases.map(\.rawValue)
    #expect(Set(names).count == names.count)
    for name in CommandName.allCases {
      guard case .known(let read, _)? = SlashCommandReader.read("/" + name.rawValue) else { continue }
      #expect(read == name)
    }
  }

  @Test func `every command has its line of help`() {
    let lines = HelpText.text.english.split(separator: "\n").map(String.init)
    for name in CommandName.allCases {
      #expect(lines.contains { $0.hasPrefix("/\(name.rawValue) ") && $0.hasSuffix(name.summary.english) }, "\(name)")
    }
  }
}
