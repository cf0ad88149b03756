import FoundationEssentials
import Glibc
import JSON
import ProgramTrials
import Testing

/// `larder forget`: what it shows, what it wants typed, and what is left.
struct ForgetTests {
  private let household: Household

  init() throws {
    household = try Household()
    _ = try household.run("say", "--yes", "add a profile for Quillon")
    _ = try household.run("--profile", "Quillon", "say", "--yes", "had 200g pasta for lunch")
    _ = try household.run("--profile", "Quillon", "say", "--yes", "weighed 58.317 kg")
    _ = try household.run("--profile", "Quillon", "say", "--yes", "I was born on 1984-02-29")
    _ = try household.run("--profile", "Quillon", "say", "weighed 58.317 kg")
    _ = try household.run("say", "--yes", "had 100g rice for lunch")
    try household.write("Quillon had soup\n", to: "home/history")
    try household.folders("home/images")
    try household.write("a picture", to: "home/images/20261120-plate.jpg")
    try household.folders("home/damaged-20261101")
    try household.write("Quillon, born 1984-02-29, 58.317 kg\n", to: "home/damaged-20261101/larder.db")
    try household.write("Quillon", to: "home/larder.db.x1y2z3")
  }

  /// What of the name, the birth date and the weight stands in a file of the home.
  private var anywhere: [String] {
    get throws {
      try ["Quillon", "1984-02-29", "58.317"].filter { word in
        try household.shell("grep -rliaF '\(word)' '\(household.home)' > '\(household.path("found"))' || true")
        return try !household.read("found").isEmpty
      }
    }
  }

  @Test func `a person goes from every file once the name is typed`() throws {
    #expect(try anywhere.count == 3)
    let run = try household.run("forget", "quillon", input: "Quillon\n")
    #expect(run.exit == 0)
    #expect(run.output.hasPrefix("Forget Quillon, for good:\n  profiles 1, meals 1, entries 1, weights 1"))
    #expect(run.output.contains("commits of the journal say, and 1 draft, report or note\n"))
    #expect(run.output.contains("the lines that were typed, and 1 kept picture\n"))
    #expect(run.output.hasSuffix("Erased: Quillon.\n"))
    #expect(run.asides == "Nothing brings it back. Type Quillon to erase it, anything else to leave it: ")
    #expect(try anywhere == [])
    #expect(!household.exists("home/history") && !household.exists("home/images"))
    #expect(try household.eaten() == 130)
    #expect(try household.run("doctor").output.contains("database     sound"))
  }

  @Test func `a person goes from sealed data, too, as is seen once the seal is taken away`() throws {
    try household.write("seven grey herons\n", to: "passphrase")
    #expect(chmod(household.path("passphrase"), 0o600) == 0)
    func sealed(_ words: String..., input: String = "") throws -> ProgramRun {
      try Household.larder(
        ["--home", household.home] + Household.hereAndNow + words, input: Array(input.utf8),
        environment: ["LARDER_PASSPHRASE_FILE": household.path("passphrase")])
    }
    #expect(try sealed("lock", "--yes").exit == 0)
    #expect(try sealed("forget", "Quillon", input: "Quillon\n").output.hasSuffix("Erased: Quillon.\n"))
    #expect(try anywhere == [])
    #expect(try sealed("unlock", "--yes").exit == 0)
    #expect(try anywhere == [])
    #expect(try household.eaten() == 130)
    #expect(try household.run("doctor").output.contains("database     sound"))
  }

  @Test(arguments: ["y\n", "n\n", "", "yes\n", "everything\n"])
  func `nothing goes for any other word`(answer: String) throws {
    let before = try household.run("export").output
    let run = try household.run("forget", "Quillon", input: answer)
    #expect(run.exit == (answer == "n\n" ? 0 : 3))
    #expect(run.output.contains("Nothing was erased"))
    #expect(try household.run("export").output == before)
    #expect(household.exists("home/history"))
  }

  @Test func `everything goes once the count is typed`() throws {
    let shown = try household.run("forget", "everything", "--dry-run").output
    #expect(shown.hasPrefix("Forget everything, for good:\n  profiles 2, foods 2, meals 2, entries 2, weights 1\n"))
    #expect(try household.run("forget", "everything", input: "9\n").output.hasSuffix("Erased: this home is as new.\n"))
    #expect(try anywhere == [])
    #expect(try household.run("show").output.contains("othing"))
    #expect(try household.run("doctor").output.contains("database     sound"))
  }

  @Test func `it is not confirmed for a whole run, and only of whom there is`() throws {
    let confirmed = try household.run("forget", "Quillon", "--yes")
    #expect(confirmed.exit == 2 && confirmed.asides.contains("--yes does not confirm it"))
    let nobody = try household.run("forget", "Quill")
    #expect(nobody.exit == 1)
    #expect(
      nobody.asides
        == "larder: Nobody here is called “Quill”. There is: me, Quillon. larder forget everything erases all of it.\n")
    #expect(try household.run("forget", "me").asides.contains("me is the default profile. Make another one"))
    #expect(try household.run("forget").exit == 2)
  }

  @Test(arguments: [
    "delete all my data", "Forget everything about me.", "erase all my data please", "lösche alle meine Daten",
  ])
  func `words for it lead there and delete nothing`(words: String) throws {
    let before = try household.run("export").output
    let run = try household.run("say", "--yes", words)
    #expect(run.output.contains("larder forget everything"), "\(run.output)")
    #expect(!run.output.contains("Saved"))
    #expect(try household.run("export").output == before)
  }
}
