import Calls
import FoundationEssentials
import JSON
import Messages
import Nutrition
import Proposals
import Store
import Sync

/// A home with its own diary, for tests.
struct TestHome {
  let store: Store
  let name: String

  init(_ name: String) throws {
    self.name = name
    store = try Store.open(.memory)
  }

  func device(_ folder: String) -> Household.Device {
    Household.Device(name: name, place: folder, fingerprint: Array(name.utf8))
  }

  @discardableResult
  func meet(_ folder: String, at now: Instant = moment(5), fingerprint: [UInt8]? = nil) throws -> ExchangeOutcome {
    var exchange = try Exchange(
      store, FolderCarrier(folder), fingerprint: fingerprint ?? Array(name.utf8), at: now)
    return try exchange.run()
  }

  func save(_ changes: [Change], _ number: Int) throws {
    let proposal = Proposal(
      id: identifier(number), created: moment(number), profile: identifier(1), action: .tool("log_meal"),
      changes: changes, card: Card(title: "Lunch"), summary: "lunch",
      request: AnyCall(tool: "log_meal", arguments: [:]))
    guard case .confirmed(let confirmed) = WaitingProposal(proposal).answer(TypedLine(typed: "y")) else { return }
    _ = try store.commit(confirmed, at: moment(number))
  }

  /// Saves a meal with one entry of so much energy.
  func log(_ number: Int, energy: Int = 450) throws {
    let meal = Meal(
      id: identifier(number), created: moment(number), profile: identifier(1), at: moment(number),
      zone: "Europe/Berlin", day: Day(number: 20_777), slot: .lunch)
    let entry = Entry(
      id: identifier(number + 1), created: moment(number), meal: meal.id, position: 1, kind: .quick, name: "pub lunch",
      figures: Nutrients(energy: FixedDecimal(energy)), tier: .estimated, source: "stated")
    try save([.insert(.meal(meal)), .insert(.entry(entry))], number)
  }
}

func moment(_ minutes: Int) -> Instant { Instant(milliseconds: 1_795_176_000_000).adding(minutes: minutes) }

/// The id that a number names.
func identifier(_ number: Int) -> UUID {
  let digits = String(number, radix: 16)
  return UUID(uuidString: "00000000-0000-4000-8000-" + String(repeating: "0", count: 12 - digits.count) + digits)
    ?? UUID()
}

/// A folder that goes with the test.
final class SharedTestFolder {
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.path + "/larder-sync-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The paths of its files, from the folder on.
  var files: [String] {
    let all = (try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? []
    return all.filter { name in
      var isFolder = false
      return FileManager.default.fileExists(atPath: path + "/" + name, isDirectory: &isFolder) && !isFolder
    }.sorted()
  }

  func bytes(_ file: String) -> [UInt8] { Array(FileManager.default.contents(atPath: path + "/" + file) ?? Data()) }

  func write(_ bytes: [UInt8], _ file: String) throws {
    try Data(bytes).write(to: URL(filePath: path + "/" + file))
  }
}
