import PseudoTerminal
import Terminal
import Testing

/// What the tabulator key does.
struct CompletionTests {
  private let completion = Completion(
    files: FileCompletion { folder in
      switch folder {
      case ".": ["receipt.jpg", "report.html", ".hidden", "photos/", "bad\u{1B}[2Jname"]
      case "photos/": ["lunch one.jpg"]
      default: []
      }
    },
    words: { line, word in
      let known = line.hasPrefix("/") ? ["/help", "/history"] : ["pasta", "paprika", "味噌汁"]
      return known.filter { $0.hasPrefix(word) }
    })

  @Test(arguments: [
    ("had 200g past", Completion.Step.replace(count: 4, text: "pasta ")),
    ("had p", .replace(count: 1, text: "pa")),
    ("had pa", .list(["pasta", "paprika"])),
    ("had 味", .replace(count: 1, text: "味噌汁 ")),
    ("/h", .list(["/help", "/history"])),
    ("/hel", .replace(count: 4, text: "/help ")),
    ("had unheard-of", .nothing),
    ("", .list(["pasta", "paprika", "味噌汁"])),
    ("scan rec", .replace(count: 3, text: "receipt.jpg ")),
    ("/export re", .list(["receipt.jpg", "report.html"])),
    ("SCAN ph", .replace(count: 2, text: "photos/")),
    ("scan photos/", .replace(count: 7, text: "photos/lunch one.jpg ")),
    ("scan photos/lunch o", .replace(count: 14, text: "photos/lunch one.jpg ")),
    ("import .", .replace(count: 1, text: ".hidden ")),
    ("scan bad", .nothing),
    ("scan nowhere/", .nothing),
    ("scan", .nothing),
  ])
  func `a word is completed as far as it is clear`(line: String, step: Completion.Step) {
    #expect(completion.step(before: line) == step)
  }

  @Test func `the key completes a word`() throws {
    let session = try ProbeSession()
    session.say("/he" + Keys.tab, shows: #"read "/help ""#)
    session.say("über" + Keys.tab + "x", shows: #"read "übersicht x""#)
  }

  @Test func `the key shows the choices below and the line again`() throws {
    let session = try ProbeSession()
    session.expect("/h" + Keys.tab, shows: "/help     /history\r\n")
    session.expect("", shows: "larder> /h")
    session.say("e" + Keys.tab, shows: #"read "/help ""#)
  }

  @Test func `the key completes the path of a file`() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "quittung märz.txt")
    // The path of a temporary folder may be long, and a line that wraps is shown in pieces.
    let session = try ProbeSession(columns: 200, folder: folder)
    session.say(
      "scan \(folder.path)/quit" + Keys.tab,
      shows: #"read "scan \#(folder.path)/quittung märz.txt ""#)
    session.say("scan ~/quit" + Keys.tab, shows: #"read "scan ~/quittung märz.txt ""#)
  }
}
