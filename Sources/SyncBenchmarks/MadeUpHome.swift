internal import Calls
internal import FoundationEssentials
internal import JSON
internal import Messages
internal import Nutrition
internal import Proposals
internal import Store
internal import Sync

/// A home with an invented diary, saved as every diary is: through confirmed proposals.
final class MadeUpHome {
  private static let names = [
    "pasta, cooked", "apple, raw", "whole milk", "wholemeal bread", "chicken breast, grilled",
  ]

  let store: Store
  private let device: Household.Device
  private let number: Int
  private var count = 0

  /// - Parameter number: distinguishes the homes' records.
  init(_ number: Int, at place: String, in storage: Store.Location = .memory) throws {
    store = try Store.open(storage)
    self.number = number
    device = Household.Device(name: "device \(number)", place: place, fingerprint: Array("home \(number)".utf8))
  }

  /// Starts a household and returns the code that lets others join.
  func start(_ carrier: any Carrier) throws -> InvitationCode {
    try Household(store, carrier).start(device, at: moment)
  }

  func join(_ carrier: any Carrier, _ code: InvitationCode) throws {
    try Household(store, carrier).join(device, code, at: moment)
  }

  @discardableResult
  func meet(_ carrier: any Carrier) throws -> ExchangeOutcome {
    var exchange = try Exchange(store, carrier, fingerprint: device.fingerprint, at: moment)
    return try exchange.run()
  }

  /// Saves this many meals of four entries each in one commit.
  func log(meals: Int) throws {
    var changes: [Change] = []
    let profile = try store.defaultProfile().id
    for _ in 0..<meals {
      let at = moment
      let meal = Meal(
        id: identifier(), created: at, profile: profile, at: at, zone: "Europe/Berlin",
        day: Day(number: 17_000 + count / 20), slot: .lunch)
      changes.append(.insert(.meal(meal)))
      for position in 1...4 { changes.append(.insert(.entry(entry(position, of: meal)))) }
    }
    let proposal = Proposal(
      id: identifier(), created: moment, profile: profile, action: .tool(LogMealCall.name), changes: changes,
      card: Card(title: "Lunch"), summary: "lunch, 450 kcal", request: AnyCall(tool: LogMealCall.name, arguments: [:]))
    guard case .confirmed(let confirmed) = WaitingProposal(proposal).answer(TypedLine(typed: "y")) else {
      throw NotMeasuredError(description: "a proposal was not confirmed")
    }
    _ = try store.commit(confirmed, at: moment)
  }

  private func entry(_ position: Int, of meal: Meal) -> Entry {
    var figures = Nutrients(energy: FixedDecimal(100 + position))
    figures[.protein] = FixedDecimal(7)
    figures[.carbohydrate] = FixedDecimal(20 + position)
    figures[.fat] = FixedDecimal(3)
    figures[.fibre] = FixedDecimal(2)
    return Entry(
      id: identifier(), created: meal.at, meal: meal.id, position: position, kind: .quick,
      name: MadeUpHome.names[(count + position) % MadeUpHome.names.count], figures: figures, tier: .estimated,
      source: "stated")
  }

  private var moment: Instant { Instant(milliseconds: 1_468_800_000_000 + Int64(count) * 60_000) }

  private func identifier() -> UUID {
    count += 1
    let digits = String(count + number << 40, radix: 16)
    return UUID(
      uuidString: "00000000-0000-4000-8000-" + String(repeating: "0", count: max(12 - digits.count, 0)) + digits)
      ?? UUID()
  }
}
