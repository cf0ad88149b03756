import FoundationEssentials
import Glibc
import ProgramTrials
import PseudoTerminal
import Testing

/// `larder lock --keyring`, on a desktop whose secret store does what a test wants; and what is closed while sealed data is open.
struct KeyringTests {
  private let household: Household
  private static let passphrase = "seven grey herons"
  private static let noKey = "The desktop’s secret store does not give the key; the passphrase opens the data.\n"

  init() throws {
    household = try Household()
    _ = try household.run("say", "--yes", "had 200g pasta for lunch")
    try household.write(KeyringTests.passphrase + "\n", to: "passphrase")
    chmod(household.path("passphrase"), 0o600)
  }

  /// The words before those of larder for a desktop with such a secret store; nil where none can be made here.
  private func desktop(_ state: String) throws -> [String]? {
    guard Installed.orSkip("secret-tool") != nil else { return nil }
    return try household.desktop("secrets", [state, household.path("kept")])
  }

  /// Runs larder on a desktop.
  ///
  /// - Parameter knows: whether the passphrase is in a file.
  private func run(_ desktop: [String], _ words: String..., knows: Bool = false) throws -> ProgramRun {
    var environment = ["PATH": "/usr/bin:/bin", "HOME": household.folder.path]
    if knows { environment["LARDER_PASSPHRASE_FILE"] = household.path("passphrase") }
    return try Household.larder(
      ["--home", household.home] + Household.hereAndNow + words, environment: environment, under: desktop)
  }

  private var kept: [Substring] { household.text("kept").matches(of: /[0-9a-f]{64}/).map(\.output) }

  @Test func `the secret store opens what was locked with it, unasked, until the seal is taken away`() throws {
    guard let desktop = try desktop("open") else { return }
    let lock = try run(desktop, "lock", "--keyring", "--yes", knows: true)
    #expect(lock.exit == 0 && lock.output.hasSuffix("Sealed. larder unlock takes the seal away.\n"), "\(lock.asides)")
    #expect(kept.count == 1)
    #expect(!household.text("kept").contains("herons"))
    let show = try run(desktop, "show")
    #expect(show.exit == 0 && show.asides == "" && show.output.contains("316 kcal"))
    #expect(try run(desktop, "doctor").output.contains("with a passphrase; the secret store has the key, too\n"))
    let visit = try TerminalVisit(household, environment: ["PATH": "/usr/bin:/bin"], under: desktop)
    visit.say("had 100g rice for dinner", shows: "Save?", prompt: "save? ")
    visit.say("y", shows: "Saved")
    #expect(visit.leave() == 0)
    #expect(!visit.terminal.everything.contains("Passphrase"))
    let unlock = try run(desktop, "unlock", "--yes")
    #expect(unlock.exit == 0 && unlock.output.hasSuffix("The seal is taken away.\n"), "\(unlock.asides)")
    #expect(kept.isEmpty)
    #expect(try household.run("show").output.contains("446 kcal"))
  }

  @Test(arguments: ["locked", "refusing", "without the key", "absent"])
  func `where it does not give the key, that is said once and the passphrase is asked for`(state: String) throws {
    guard let open = try desktop("open") else { return }
    _ = try run(open, "lock", "--keyring", "--yes", knows: true)
    if state == "without the key" { try FileManager.default.removeItem(atPath: household.path("kept")) }
    let isService = ["locked", "refusing"].contains(state)
    let desktop = state == "absent" ? [] : try #require(try self.desktop(isService ? state : "open"))
    let unasked = try run(desktop, "show")
    #expect(
      unasked.exit == 6 && unasked.asides.hasPrefix(KeyringTests.noKey + "larder: The data wants its passphrase."))
    let known = try run(desktop, "show", knows: true)
    #expect(known.exit == 0 && known.asides == "" && known.output.contains("316 kcal"))
    let visit = try TerminalVisit(
      household, environment: ["PATH": "/usr/bin:/bin"], under: desktop, first: "Passphrase (not shown): ")
    visit.expect(KeyringTests.passphrase + Keys.enter, shows: "larder> ")
    #expect(visit.leave() == 0)
    #expect(visit.terminal.everything.ranges(of: "secret store").count == 1)
    #expect(try run(desktop, "unlock", "--yes", knows: true).exit == 0)
  }

  @Test(arguments: ["locked", "refusing", "absent"])
  func `where it does not take the key, nothing is sealed`(state: String) throws {
    guard let service = try desktop(state) else { return }
    let before = FileManager.default.contents(atPath: household.database)
    let lock = try run(state == "absent" ? [] : service, "lock", "--keyring", "--yes", knows: true)
    #expect(lock.exit == 5)
    #expect(
      lock.asides
        == "larder: The secret store did not take the key. Is it there and unlocked? Nothing was changed.\n")
    #expect(FileManager.default.contents(atPath: household.database) == before)
    #expect(kept.isEmpty)
  }

  @Test func `while sealed data is open its key is not swapped out, and no core file is written`() throws {
    let lock = try Household.larder(
      ["--home", household.home, "lock", "--yes"],
      environment: ["LARDER_PASSPHRASE_FILE": household.path("passphrase")])
    #expect(lock.exit == 0)
    let visit = try TerminalVisit(
      household, environment: ["LARDER_PASSPHRASE_FILE": household.path("passphrase")])
    let process = "/proc/\(visit.terminal.process)"
    let limits = String(
      decoding: try #require(FileManager.default.contents(atPath: process + "/limits")), as: UTF8.self)
    #expect(limits.contains(/Max core file size +0 +0\s/))
    // What is kept of a program that cannot be dumped belongs to nobody but the system.
    var facts = stat()
    #expect(stat(process + "/environ", &facts) == 0 && facts.st_uid == 0)
    let status = String(
      decoding: try #require(FileManager.default.contents(atPath: process + "/status")), as: UTF8.self)
    let locked = try #require(status.firstMatch(of: /VmLck:\s+([0-9]+) kB/)?.output.1)
    var lockable = rlimit()
    getrlimit(__rlimit_resource_t(__RLIMIT_MEMLOCK.rawValue), &lockable)
    #expect(Int(locked) ?? 0 > 0 || lockable.rlim_cur == 0)
    #expect(visit.leave() == 0)
  }
}
