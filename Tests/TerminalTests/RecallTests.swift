import Glibc
import PseudoTerminal
import Sealing
import Terminal
import Testing

/// Lines that are called back.
struct RecallTests {
  @Test func `lines are called back, in this session and in the next`() throws {
    let session = try ProbeSession()
    session.say("had soup", shows: #"read "had soup""#)
    session.say("had bread", shows: #"read "had bread""#)
    session.say(Keys.up + Keys.up, shows: #"read "had soup""#)
    session.expect(Keys.control("D"), shows: "end")
    let later = try ProbeSession(folder: session.folder)
    later.say(Keys.up + Keys.up, shows: #"read "had bread""#)
    #expect(session.folder.permissions("history") == 0o600)
  }

  @Test func `a line is found by what it contains`() throws {
    let session = try ProbeSession()
    session.say("had soup", shows: #"read "had soup""#)
    session.say("had bread", shows: #"read "had bread""#)
    session.say(Keys.control("R") + "soup" + Keys.control("E"), shows: #"read "had soup""#)
  }

  @Test func `answers and lines that start with a space are not kept`() throws {
    let session = try ProbeSession()
    session.say("answer", shows: "", prompt: "save? ")
    for line in [" private", "y", "3", "?", "make it 250g"] {
      session.say(line, shows: "read \"\(line)\"", prompt: "save? ")
    }
    #expect(try session.folder.read("history") == "answer\nmake it 250g\n")
  }
}

struct LineHistoryTests {
  @Test func `without a file the lines live as long as the history`() {
    let history = LineHistory(path: nil)
    #expect(history.add("a"))
    #expect(history.lines == ["a"])
  }

  @Test(arguments: ["", " a", "b", String(repeating: "x", count: 4_097)])
  func `what would not help is not kept`(line: String) {
    let history = LineHistory(path: nil)
    #expect(history.add("b"))
    #expect(!history.add(line))
    #expect(history.lines == ["b"])
  }

  @Test func `a file that has grown too long is cut to its newest lines`() throws {
    let folder = try TemporaryFolder()
    try folder.write((1...30).map { "line \($0)\n" }.joined(), to: "history")
    let history = LineHistory(path: folder.file("history"), limit: 3)
    #expect(history.lines == ["line 28", "line 29", "line 30"])
    #expect(history.add("line 31"))
    #expect(try folder.read("history") == "line 28\nline 29\nline 30\nline 31\n")
    #expect(folder.permissions("history") == 0o600)
  }

  @Test func `a file is made private and cleaned when it is read`() throws {
    let folder = try TemporaryFolder()
    try folder.write("good\n\u{1B}[2Jclean\n\n\(String(repeating: "x", count: 5_000))\nlast", to: "history")
    chmod(folder.file("history"), 0o644)
    #expect(LineHistory(path: folder.file("history")).lines == ["good", "clean", "last"])
    #expect(folder.permissions("history") == 0o600)
  }

  @Test func `a link in place of the file is not followed`() throws {
    let folder = try TemporaryFolder()
    try folder.write("secret\n", to: "other")
    symlink(folder.file("other"), folder.file("history"))
    let history = LineHistory(path: folder.file("history"))
    #expect(history.lines.isEmpty)
    #expect(history.add("line"))
    #expect(try folder.read("other") == "secret\n")
  }

  @Test func `sealed lines are called back with their key, and stand nowhere without it`() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("history")
    let key = try Seal.make(#require(Passphrase(Array("correct horse".utf8))), isInSecretStore: false).key
    #expect(LineHistory(path: path).add("had quillfish"))
    let sealed = LineHistory(path: path, key: key)
    #expect(sealed.lines == ["had quillfish"])
    #expect(sealed.add("had porridge"))
    let text = try folder.read("history")
    #expect(!text.contains("quillfish") && !text.contains("porridge"))
    #expect(LineHistory(path: path, key: key).lines == ["had quillfish", "had porridge"])
    LineHistory(path: path, key: key).openAll()
    #expect(try folder.read("history") == "had quillfish\nhad porridge\n")
  }

  @Test func `a file that cannot be written is no obstacle`() {
    let history = LineHistory(path: "/nonexistent/folder/history")
    #expect(history.add("line"))
    #expect(history.lines == ["line"])
  }
}
