import FoundationEssentials
import Glibc
import ProgramTrials
import Testing

/// What commands write is in the language of whoever reads it, but for what is typed: the same command in English and in
/// another language has no word in both.
struct CommandLanguageTests {
  private static let languages = ["de", "es", "tr", "zh"]
  /// What is typed, and names of programs and files.
  private static let typed = [
    "larder reminders on", "larder reminders", "larder remind", "--slot lunch", "larder report", "larder doctor --log",
    "larder.db", "larder unlock", "larder lock", "LARDER_PASSPHRASE_FILE", "chmod 600", "crontab -l",
    "systemctl --user",
    "larder import", "larder backup", "larder repair", "--home", "larder", "systemd", "cron", "quillfish", "/none",
    "--frobnicate", "--help",
    "/short",
  ]
  /// Words that a language has, too.
  private static let shared = [
    "de": ["in", "so", "die", "an", "am", "was", "war", "a", "n", "passphrase", "journal", "terminal", "option"],
    "es": ["no", "a", "n", "o", "y", "es", "terminal", "error"], "tr": ["on", "n", "o", "program", "terminal"],
    "zh": ["n", "y"],
  ]

  private let household: Household

  init() throws {
    household = try Household()
    try household.write("seven grey herons\n", to: "passphrase")
    try household.write("short\n", to: "short")
    for name in ["passphrase", "short"] { chmod(household.path(name), 0o600) }
  }

  private func run(_ words: [String], in language: String, passphrase: String? = nil) throws -> String {
    var environment = ["PATH": household.path("bin"), "HOME": household.folder.path]
    environment["LARDER_PASSPHRASE_FILE"] = passphrase.map { household.path($0) }
    let run = try Household.larder(
      ["--home", household.home, "--language", language] + Household.hereAndNow + words, environment: environment)
    return words.first == "backup" ? run.asides : run.output + run.asides
  }

  private func words(_ text: String) -> Set<Substring> {
    let names = [household.home, household.folder.path] + CommandLanguageTests.typed
    let own = names.reduce(text) { $0.replacing($1, with: " ") }
    return Set(own.lowercased().split { !$0.isLetter })
  }

  /// The words that are written in English and in a language.
  private func english(_ command: [String], in language: String, passphrase: String? = nil) throws -> [Substring] {
    let english = words(try run(command, in: "en", passphrase: passphrase))
    try #require(!english.isEmpty)
    let spoken = words(try run(command, in: language, passphrase: passphrase))
    try #require(!spoken.isEmpty)
    let shared = CommandLanguageTests.shared[language] ?? []
    return spoken.intersection(english).filter { !shared.contains(String($0)) }.sorted()
  }

  @Test(arguments: languages) func `reminders`(language: String) throws {
    for command in [
      ["reminders"], ["reminders", "dinner", "off"], ["reminders", "on"], ["remind", "lunch"], ["remind", "dinner"],
      ["remind", "breakfast"], ["remind", "week"], ["reminders", "on", "--dry-run"],
    ] {
      #expect(try english(command, in: language) == [], "\(command)")
    }
  }

  @Test(arguments: languages) func `the seal of the data`(language: String) throws {
    try household.folders("home")
    try household.write("had pasta\n", to: "home/history")
    for command in [["lock", "--dry-run"], ["lock"], ["unlock"], ["lock", "--dry-run", "--keyring"]] {
      #expect(try english(command, in: language, passphrase: "passphrase") == [], "\(command)")
    }
    #expect(try english(["lock", "--yes"], in: language) == [])
    #expect(try english(["lock", "--yes"], in: language, passphrase: "short") == [])
    #expect(try english(["lock", "--yes"], in: language, passphrase: "none") == [])
    _ = try run(["lock", "--yes"], in: language, passphrase: "passphrase")
    for command in [["lock"], ["unlock", "--dry-run"], ["unlock"]] {
      #expect(try english(command, in: language, passphrase: "passphrase") == [], "\(command)")
    }
  }

  @Test(arguments: languages) func `a file that is not there, an option that there is none of, and an empty log`(
    language: String
  ) throws {
    for command in [["read", "/none"], ["--frobnicate"], ["doctor", "--log"]] {
      #expect(try english(command, in: language) == [], "\(command)")
    }
  }

  @Test(arguments: languages) func `a repair`(language: String) throws {
    let command = ["repair"]
    #expect(try english(command, in: language) == [])
    _ = try household.run("say", "--yes", "had quillfish, 300 kcal for lunch")
    #expect(try english(command, in: language) == [])
    let database = try RawDatabase(household.database)
    try database.execute("UPDATE entry SET energy = energy * 2")
    #expect(try english(command, in: language) == [])
    try database.execute("DELETE FROM entry")
    #expect(try english(command, in: language) == [])
    try database.execute("PRAGMA user_version = 9999")
    #expect(try english(command, in: language) == [])
  }

  @Test(arguments: languages) func `what is said of records that are not as they were saved`(language: String) throws {
    _ = try household.run("say", "--yes", "add a profile for Quillon")
    _ = try household.run("say", "--yes", "had quillfish, 300 kcal for lunch")
    _ = try household.run("say", "--yes", "weighed 71.5")
    try RawDatabase(household.database).execute(
      "UPDATE entry SET energy = energy * 2; UPDATE weight SET kilograms = kilograms + 1; DELETE FROM profile WHERE name = 'Quillon'"
    )
    let said = try run(["backup", household.path("first.db")], in: "en")
    let spoken = try run(["backup", household.path("second.db")], in: language)
    let both = words(spoken).intersection(words(said)).filter {
      !(CommandLanguageTests.shared[language] ?? []).contains(String($0))
    }
    #expect(said.contains("is not what commit") && both.sorted() == ["sqlite"])
  }
}
