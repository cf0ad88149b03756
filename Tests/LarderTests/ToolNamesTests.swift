import Conversation
import FoundationEssentials
import LanguageModels
import Testing

/// What carries a conversation knows no tool: whoever adds one touches none of it.
struct ToolNamesTests {
  private static let rooms = [
    "Conversation/Session", "Conversation/Turn", "Conversation/Events", "Conversation/Console", "Terminal",
  ]

  @Test(arguments: rooms) func `no tool is named where conversations are carried`(room: String) throws {
    let folder = Repository.folder + "/Sources/" + room
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder).filter { $0.hasSuffix(".swift") }
    try #require(!files.isEmpty)
    for file in files {
      let text = String(decoding: try Data(contentsOf: URL(filePath: "\(folder)/\(file)")), as: UTF8.self)
      let words = Set(text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
      for tool in Toolbox.all.definitions.map(\.name) {
        let type = tool.split(separator: "_").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        #expect(!words.contains("\(type)Call"), "\(room)/\(file) names \(type)Call")
        #expect(!text.contains("\(type)()"), "\(room)/\(file) names \(type)()")
        #expect(!text.contains("\"\(tool)\""), "\(room)/\(file) names \(tool)")
      }
    }
  }

  /// The store knows no calls: a table of its own is called like one of them.
  @Test func `the name of a tool stands in its call and nowhere else`() throws {
    let names = Set(Toolbox.all.definitions.map(\.name).filter { $0.contains("_") })
    let files = SwiftLiterals.ofProgram.filter {
      !$0.path.hasPrefix("Sources/Calls/") && !$0.path.hasPrefix("Sources/Store/")
    }
    try #require(files.count > 1_000)
    for (path, literals) in files {
      for name in names.intersection(literals) { Issue.record("\(path) names \(name)") }
    }
  }
}
