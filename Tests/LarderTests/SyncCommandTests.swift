import JSON
import ProgramTrials
import Sealing
import Testing

/// `larder sync`: two homes of a household as people use them.
@Suite(.enabled(if: SealingKey.isPossible, "libsodium is not here"))
struct SyncCommandTests {
  private let kitchen: Household
  private let study: Household
  private var place: String { kitchen.path("shared") }

  init() throws {
    kitchen = try Household()
    study = try Household()
  }

  /// The twelve words that `larder sync start` says.
  private func start() throws -> String {
    let run = try kitchen.run("sync", "start", place)
    #expect(run.exit == 0, "\(run.asides)")
    let words = run.output.split(separator: "\n").first { $0.hasPrefix("  ") && $0.split(separator: " ").count == 12 }
    return try #require(words.map(String.init))
  }

  private func join() throws {
    let code = try start()
    let run = try study.run("sync", "join", place, input: code + "\n")
    #expect(run.exit == 0 && run.output.hasPrefix("This device belongs to the household now."), "\(run.asides)")
  }

  @Test func `what is logged on one device is in the diary of the other`() throws {
    _ = try kitchen.run("say", "--yes", "had 200g pasta for lunch")
    try join()
    #expect(try study.eaten() == 316)
    _ = try study.run("say", "--yes", "make the pasta 250 g")
    #expect(try study.run("sync").exit == 0)
    #expect(try kitchen.run("sync").output.contains("1 change came from"))
    #expect(try kitchen.eaten() == 395)
    #expect(try kitchen.run("doctor").output.contains("database     sound"))
  }

  @Test func `the diaries of two people stay two people's`() throws {
    _ = try kitchen.run("say", "--yes", "had 200g pasta for lunch")
    _ = try study.run("say", "--yes", "had 100g rice for lunch")
    let code = try start()
    let run = try study.run("sync", "join", place, input: code + "\nn\n")
    #expect(run.exit == 0 && run.asides.contains("Is it of the same person"), "\(run.asides)")
    _ = try kitchen.run("sync")
    #expect(try kitchen.eaten() == 316)
    #expect(try study.eaten() == 130)
    #expect(try study.run("doctor").output.contains("2 profiles"))
  }

  @Test func `one person's two diaries become one`() throws {
    _ = try kitchen.run("say", "--yes", "had 200g pasta for lunch")
    _ = try study.run("say", "--yes", "had 100g rice for lunch")
    let code = try start()
    #expect(try study.run("sync", "join", place, input: code + "\ny\n").exit == 0)
    _ = try kitchen.run("sync")
    #expect(try kitchen.eaten() == 446 && study.eaten() == 446)
  }

  @Test func `who was taken out reads no more, and its words are left alone`() throws {
    try join()
    _ = try study.run("sync", "name", "study")
    _ = try study.run("sync")
    let unknown = try kitchen.run("sync", "remove", "attic")
    #expect(unknown.exit != 0 && unknown.asides.contains("study"))
    #expect(try kitchen.run("sync", "remove", "study").exit == 3)
    let run = try kitchen.run("--yes", "sync", "remove", "study")
    #expect(run.exit == 0 && run.output.contains("The key was changed."), "\(run.asides)")
    _ = try kitchen.run("say", "--yes", "had 200g pasta for lunch")
    _ = try study.run("say", "--yes", "had 100g rice for lunch")
    _ = try kitchen.run("sync")
    #expect(try study.run("sync").output.contains("sealed with a key that this device does not have"))
    #expect(try kitchen.run("sync").output.contains("1 change of a removed device was left alone."))
    #expect(try kitchen.eaten() == 316 && study.eaten() == 130)
  }

  @Test func `what was not answered changes nothing`() throws {
    _ = try study.run("say", "--yes", "had 100g rice for lunch")
    let code = try start()
    let run = try study.run("sync", "join", place, input: code + "\n")
    #expect(run.exit == 3 && run.output == "Nothing was changed.\n")
    #expect(try study.run("sync", "status").output.hasPrefix("This home belongs to no household"))
  }

  @Test func `wrong words and places say what is wrong`() throws {
    #expect(try study.run("sync").exit == 2)
    #expect(try study.run("sync", "join", place, "one", "two").asides.contains("not the twelve words"))
    #expect(try study.run("sync", "start", "ftp://nowhere").asides.contains("Devices meet in a folder"))
    #expect(try study.run("sync", "somehow").exit == 2)
    let code = try start()
    #expect(try kitchen.run("sync", "start", place).asides.contains("belongs to a household already"))
    #expect(try study.run("sync", "start", place).asides.contains("Another household meets at that place"))
    let away = try study.run("sync", "join", study.path("nothing"), code)
    #expect(away.exit == 1 && away.asides.contains("Nobody is invited there"))
  }

  @Test func `a device has a name, the household a status, and who leaves keeps the diary`() throws {
    _ = try kitchen.run("say", "--yes", "had 200g pasta for lunch")
    try join()
    #expect(
      try study.run("sync", "name", "study", "laptop").output == "This device is called study laptop from now on.\n")
    _ = try study.run("sync")
    _ = try kitchen.run("sync")
    let status = try kitchen.run("sync", "status").output
    #expect(
      status.hasPrefix("A household of 2 devices, which meets at \(place).\n") && status.contains("  study laptop: "))
    #expect(try study.run("sync", "leave", input: "n\n").exit == 3)
    #expect(try study.run("sync", "leave", input: "y\n").output.hasPrefix("This device has left the household."))
    #expect(try study.eaten() == 316)
    #expect(try study.run("sync").exit == 2)
  }

  @Test func `what one device said is taken back, and the rest stays`() throws {
    _ = try kitchen.run("say", "--yes", "had 200g pasta for lunch")
    try join()
    _ = try study.run("sync", "name", "study", "laptop")
    _ = try study.run("say", "--yes", "had 5 kg butter for dinner")
    _ = try study.run("sync")
    _ = try kitchen.run("sync")
    #expect(try kitchen.run("sync", "undo", "study").exit == 2)
    #expect(try kitchen.run("sync", "undo", "cellar", "since", "today").output.contains("There are"))
    let run = try kitchen.run("--yes", "sync", "undo", "study", "laptop", "since", "today")
    #expect(run.exit == 0 && run.output.contains("taken back"), "\(run.output) \(run.asides)")
    #expect(try kitchen.eaten() == 316)
    _ = try kitchen.run("sync")
    _ = try study.run("sync")
    #expect(try study.eaten() == 316)
  }

  @Test func `who is forgotten here leaves the household first, and is there on the others until they forget, too`()
    throws
  {
    _ = try kitchen.run("say", "--yes", "had 200g pasta for lunch")
    try join()
    let shown = try kitchen.run("--dry-run", "forget", "everything")
    #expect(shown.output.contains("This home shares its diary at \(place)"))
    #expect(try kitchen.run("sync").exit == 0)
    let count = try #require(kitchen.run("forget", "everything").asides.split(separator: " ").first { Int($0) != nil })
    let run = try kitchen.run("forget", "everything", input: count + "\n")
    #expect(run.exit == 0 && run.output.contains("Erased"), "\(run.output) \(run.asides)")
    #expect(try kitchen.run("sync").exit == 2)
    #expect(try kitchen.eaten() != 316)
    #expect(try study.run("sync").exit == 0)
    #expect(try study.eaten() == 316)
  }

  @Test func `the status says who was taken out`() throws {
    try join()
    _ = try study.run("sync", "name", "study")
    _ = try study.run("sync")
    _ = try kitchen.run("sync", "name", "kitchen")
    _ = try kitchen.run("--yes", "sync", "remove", "study")
    let status = try kitchen.run("sync", "status").output
    #expect(
      status.hasPrefix("A household of 1 device,") && status.contains("  study: removed by kitchen on "), "\(status)")
  }

  @Test func `what is said of the household is in the person's language`() throws {
    let run = try kitchen.run("--language", "de", "sync", "start", place)
    #expect(run.output.contains("Es fragt nach diesen zwölf Wörtern:"))
    #expect(try kitchen.run("--language", "de", "sync", "status").output.contains("Ein Haushalt mit 1 Gerät"))
    #expect(try kitchen.run("--language", "es", "sync", "start", place).asides.contains("ya pertenecen a un hogar"))
  }
}
