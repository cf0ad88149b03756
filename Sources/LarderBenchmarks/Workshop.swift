internal import EmbeddedFoods
internal import FoodNames
internal import FoundationEssentials
internal import Glibc
internal import Nutrition
internal import ProgramTrials
internal import Sealing
internal import Services
internal import Store

/// What the benchmarks share: a temporary folder, the program, the food table, and homes with diaries.
final class Workshop {
  enum WorkshopError: Error {
    /// `larder` has not been built next to this program.
    case noProgram
  }

  /// Noon of the day after the last day of every made-up diary.
  static let now = Instant(milliseconds: 1_795_176_000_000)
  static let today = DiaryClock(zone: .utc).day(of: now)
  /// Ten years of an ordinary household.
  static let tenYears = 50_000

  let knowledge: Knowledge
  let program: String
  /// The foods that come with larder.
  static let foods = (0..<StapleTable.embedded.count).map {
    StapleTable.embedded.food(at: $0, created: Instant(milliseconds: 0))
  }
  private let folder: TemporaryFolder
  private var sealedHomes = 0
  /// The passphrase of the sealed homes, and the file from which programs read it.
  private static let passphrase = "correct horse"
  private var passphraseFile: String { folder.path + "/passphrase" }

  init() throws {
    guard let program = BuiltProgram.path("larder") else { throw WorkshopError.noProgram }
    self.program = program
    knowledge = .embedded()
    folder = try TemporaryFolder()
    try Workshop.passphrase.write(toFile: passphraseFile, atomically: true, encoding: .utf8)
    chmod(passphraseFile, 0o600)
  }

  /// A home with a diary of this many entries up to the day before `today`, made when it is first asked for.
  func home(entries: Int) throws -> String {
    let home = "\(folder.path)/\(entries)"
    guard !FileManager.default.fileExists(atPath: home) else { return home }
    var diary = diary(seed: UInt64(entries))
    try diary.fill(try Store.open(.home(home)), entries: entries, before: Workshop.today)
    return home
  }

  /// A sealed copy of such a home, and its opened seal.
  func sealedHome(entries: Int) throws -> (home: String, open: OpenSeal) {
    sealedHomes += 1
    let copy = try folder("sealed-\(sealedHomes)")
    _ = try Store.open(.home(try home(entries: entries))).copy(to: copy + "/larder.db")
    guard let passphrase = Passphrase(Array(Workshop.passphrase.utf8)) else { throw WorkshopError.noProgram }
    let open = try Seal.make(passphrase, isInSecretStore: false)
    try Store.reseal(home: copy, with: open, from: nil)
    return (copy, open)
  }

  /// Makes a new folder of this name.
  func folder(_ name: String) throws -> String {
    let path = "\(folder.path)/\(name)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    return path
  }

  /// A generator of meals like those in the homes.
  func diary(seed: UInt64) -> MadeUpDiary {
    MadeUpDiary(foods: Workshop.foods, seed: seed)
  }

  /// Runs `larder` on a home. Returns how long it took, its peak memory in KiB, and its output.
  func run(_ words: [String], home: String) throws -> (time: Duration, peak: Int, output: String) {
    let clock = ContinuousClock()
    let start = clock.now
    let child = try ChildProcess(
      program, arguments(home: home) + words,
      environment: ["PATH": "/usr/bin:/bin", "LARDER_PASSPHRASE_FILE": passphraseFile])
    child.closeInput()
    var peak = 0
    // The peak is nil once the program has ended.
    while let now = child.peakMemory {
      peak = max(peak, now)
      usleep(5_000)
    }
    child.waitForEnd()
    let time = clock.now - start
    while child.receive(within: 0) {}
    return (time, peak, String(decoding: child.output, as: UTF8.self))
  }

  /// The arguments that start `larder` on a home, at noon in UTC.
  func arguments(home: String) -> [String] {
    ["--home", home, "--zone", "UTC", "--now", Zone.utc.local(Workshop.now).iso8601]
  }
}
