import FoundationEssentials
import Glibc
import JSON
import ProgramTrials
import PseudoTerminal
import Testing

/// `larder lock` and `larder unlock`: what they show, what they want, and what can be read afterwards.
struct LockTests {
  private let household: Household
  private static let passphrase = "seven grey herons"
  /// What stands in the data of this household and nowhere else.
  private static let words = ["Quillon", "quillfish", "58.317", "pasta"]

  init() throws {
    household = try Household()
    _ = try household.run("say", "--yes", "add a profile for Quillon")
    _ = try household.run("--profile", "Quillon", "say", "--yes", "had 200g pasta for lunch")
    _ = try household.run("--profile", "Quillon", "say", "--yes", "weighed 58.317 kg")
    _ = try household.run("say", "--yes", "had quillfish, 300 kcal")
    try household.write("Quillon had quillfish\n", to: "home/history")
    // What a repair has put aside.
    try household.folders("home/damaged-20261101")
    try household.write("Quillon had pasta", to: "home/damaged-20261101/larder.db")
    try household.folders("home/images")
    try household.write("a picture of pasta", to: "home/images/20261120-plate.jpg")
    try household.write(LockTests.passphrase + "\n", to: "passphrase")
    chmod(household.path("passphrase"), 0o600)
  }

  /// Runs larder with the passphrase in a file.
  private func run(_ arguments: String..., input: String = "", passphrase: String = "passphrase") throws -> ProgramRun {
    try Household.larder(
      ["--home", household.home] + Household.hereAndNow + arguments, input: Array(input.utf8),
      environment: ["LARDER_PASSPHRASE_FILE": household.path(passphrase), "HOME": household.folder.path])
  }

  /// Which of the words stand in the bytes of the home.
  private var readable: [String] {
    get throws {
      try LockTests.words.filter { word in
        try household.shell("grep -rlaF '\(word)' '\(household.home)' > '\(household.path("found"))' || true")
        return try !household.read("found").isEmpty
      }
    }
  }

  private func state() throws -> Substring {
    try #require(try run("doctor", "--json").output.split(separator: "\"state\":\"").last).prefix(64)
  }

  @Test func `nothing can be read once it is sealed, all of it works with the passphrase, and back again`() throws {
    let before = try state()
    let shown = try run("lock", "--dry-run")
    #expect(shown.exit == 0 && shown.output.contains("A lost passphrase is final"))
    #expect(shown.output.contains("the lines that were typed, and 2 other files\n"))
    #expect(try readable.count == 4)
    let lock = try run("lock", "--yes")
    #expect(lock.exit == 0 && lock.output.hasSuffix("Sealed. larder unlock takes the seal away.\n"), "\(lock.asides)")
    #expect(try readable == [])
    #expect(!household.exists("home/images/20261120-plate.jpg"))
    #expect(!household.exists("home/damaged-20261101/larder.db"))
    #expect(try state() == before)
    #expect(try run("doctor").output.contains("seal         with a passphrase\n"))
    #expect(try run("--profile", "Quillon", "show").output.contains("316 kcal"))
    #expect(try run("--profile", "Quillon", "say", "--yes", "undo").exit == 0)
    #expect(try run("--profile", "Quillon", "say", "--yes", "had 100g rice for dinner").exit == 0)
    #expect(try run("export").output.contains("quillfish"))
    // What is not confirmed waits as a draft.
    #expect(try run("say", "had quillfish, 311 kcal").exit == 3)
    #expect(try run("backup", household.path("home/copy.db")).exit == 0)
    #expect(try readable == [])
    #expect(try run("lock").output == "The data is sealed already. larder unlock takes the seal away.\n")
    let sealed = try state()
    let unlock = try run("unlock", input: "y\n")
    #expect(unlock.exit == 0 && unlock.output.hasSuffix("The seal is taken away.\n"), "\(unlock.asides)")
    #expect(try household.read("home/history") == "Quillon had quillfish\n")
    #expect(try household.read("home/images/20261120-plate.jpg") == "a picture of pasta")
    #expect(try household.read("home/damaged-20261101/larder.db") == "Quillon had pasta")
    #expect(try household.run("doctor", "--json").output.contains(sealed))
    #expect(try household.pending().contains("311 kcal"))
    #expect(try run("unlock").output == "The data is not sealed. larder lock seals it.\n")
  }

  @Test func `a wrong passphrase, none, or one that others can read opens nothing and changes nothing`() throws {
    _ = try run("lock", "--yes")
    let before = FileManager.default.contents(atPath: household.database)
    try household.write("seven grey heron\n", to: "wrong")
    chmod(household.path("wrong"), 0o600)
    for command in ["show", "unlock", "doctor", "export", "repair", "forget everything"] {
      let run = try Household.larder(
        ["--home", household.home] + command.split(separator: " ").map(String.init),
        environment: ["LARDER_PASSPHRASE_FILE": household.path("wrong")])
      #expect(run.exit == 6, "\(command): \(run.output)")
      #expect((run.output + run.asides).contains("passphrase"), "\(command): \(run.output) \(run.asides)")
    }
    #expect(
      try run("show", passphrase: "wrong").asides == "larder: That is not the passphrase. Nothing was changed.\n")
    let none = try household.run("show")
    #expect(none.exit == 6 && none.asides.contains("The data wants its passphrase. Start larder at a terminal"))
    chmod(household.path("passphrase"), 0o644)
    #expect(try run("show").asides.contains("nobody else can read (chmod 600)"))
    #expect(FileManager.default.contents(atPath: household.database) == before)
  }

  @Test func `it is not sealed without a yes, nor with a passphrase that is soon found`() throws {
    let before = FileManager.default.contents(atPath: household.database)
    let run = try run("lock", input: "n\n")
    #expect(run.exit == 0 && run.output.hasSuffix("Nothing was changed.\n"))
    #expect(try self.run("lock").exit == 3)
    try household.write("heron", to: "short")
    chmod(household.path("short"), 0o600)
    let short = try self.run("lock", "--yes", passphrase: "short")
    #expect(short.exit == 6 && short.asides.contains("at least 8 characters"))
    #expect(FileManager.default.contents(atPath: household.database) == before)
    #expect(household.exists("home/images/20261120-plate.jpg"))
    #expect(try self.run("lock", "--yes").exit == 0)
    #expect(try self.run("unlock").exit == 3)
    #expect(try self.run("unlock", input: "n\n").exit == 0 && readable == [])
  }

  @Test func `what a lock that was cut off left to do is done when the data is opened`() throws {
    _ = try run("lock", "--yes")
    try household.write("Quillon had quillfish\n", to: "home/history")
    try household.write("pasta", to: "home/images/20261120-plate.jpg")
    #expect(try run("show").exit == 0)
    #expect(try readable == [])
    _ = try run("unlock", "--yes")
    #expect(try household.read("home/history") == "Quillon had quillfish\n")
    #expect(try household.read("home/images/20261120-plate.jpg") == "pasta")
  }

  @Test func `a copy of sealed data is put in its place and opens with the passphrase`() throws {
    _ = try run("lock", "--yes")
    let before = try state()
    _ = try run("backup", household.path("copy.db"))
    try FileManager.default.removeItem(atPath: household.home)
    try household.folders("home")
    try FileManager.default.copyItem(atPath: household.path("copy.db"), toPath: household.database)
    #expect(try state() == before)
    // Damaged, it is repaired from that copy, and sealed again.
    var bytes = try #require(FileManager.default.contents(atPath: household.database))
    bytes[9_000] ^= 1
    try bytes.write(to: URL(filePath: household.database))
    #expect(try run("doctor").exit == 6)
    let repair = try run("repair", household.path("copy.db"), "--yes")
    #expect(repair.exit == 0, "\(repair.output)\(repair.asides)")
    #expect(try state() == before)
    let left = try readable
    #expect(left == [])
  }

  @Test func `at a terminal the passphrase is typed twice, unseen, and asked for once a session`() throws {
    let lock = try TerminalVisit(household, ["lock"], first: "at least 8 characters): ")
    lock.expect(LockTests.passphrase + Keys.enter, shows: "Once more: ")
    lock.expect(LockTests.passphrase + Keys.enter, shows: "Sealed.")
    #expect(lock.terminal.waitForExit() == 0)
    #expect(!lock.terminal.everything.contains("herons"))
    #expect(try readable == [])
    let visit = try TerminalVisit(household, first: "Passphrase (not shown): ")
    visit.expect("wrong" + Keys.enter, shows: "That is not the passphrase.")
    visit.expect("", shows: "Passphrase (not shown): ")
    visit.expect(LockTests.passphrase + Keys.enter, shows: "me> ")
    visit.say("/profile", shows: "Quillon", prompt: "me> ")
    #expect(visit.leave() == 0)
    #expect(try readable == [])
    let other = try TerminalVisit(household, ["unlock"], first: "Passphrase (not shown): ")
    other.expect(LockTests.passphrase + Keys.enter, shows: "Take it away?")
    other.expect("y" + Keys.enter, shows: "The seal is taken away.")
    #expect(other.terminal.waitForExit() == 0)
    #expect(try household.read("home/history").contains("/profile\n"))
  }

  @Test func `two that differ seal nothing`() throws {
    let lock = try TerminalVisit(household, ["lock"], first: "at least 8 characters): ")
    lock.expect(LockTests.passphrase + Keys.enter, shows: "Once more: ")
    lock.expect("seven gray herons" + Keys.enter, shows: "These were two different ones.")
    #expect(lock.terminal.waitForExit() == 6)
    #expect(try household.run("show").exit == 0)
  }

  @Test func `a home that another larder has open is not sealed`() throws {
    let visit = try TerminalVisit(household, first: "me> ")
    visit.say("/profile", shows: "Quillon", prompt: "me> ")
    let lock = try run("lock", "--yes")
    #expect(lock.exit == 6 && lock.asides.contains("Another larder is open on this data. Close it, then try again"))
    visit.say("had 100g rice", shows: "Save?", prompt: "save? ")
    visit.say("y", shows: "Saved", prompt: "me> ")
    #expect(visit.leave() == 0)
    #expect(try run("lock", "--yes").exit == 0)
    #expect(try run("doctor").output.contains("database     sound"))
  }
}
