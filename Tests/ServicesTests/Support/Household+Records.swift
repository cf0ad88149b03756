import Calls
import FoundationEssentials
import JSON
internal import Messages
import Nutrition
import Proposals
import Services

extension Household {
  func weigh(_ weight: String, on day: String) throws {
    let profile = profile
    try save(RecordWeight(), ["weight": .string(weight), "day": .string(day)])
    self.profile = profile
  }

  /// Records a receipt: foods with grams.
  func shop(on day: String, _ lines: [(food: UUID?, grams: String?)], total: Money) throws {
    let trip = Trip(
      id: identifiers.next(), created: now, profile: profile.id, day: .of(day), store: "corner shop", total: total)
    let purchases = lines.enumerated().map { index, line in
      Purchase(
        id: identifiers.next(), created: now, trip: trip.id, position: index + 1, original: "LINE", name: "line",
        grams: line.grams.flatMap { FixedDecimal($0) }.map { Grams($0) }, price: total, kind: .item, food: line.food)
    }
    let changes = [Change.insert(.trip(trip))] + purchases.map { Change.insert(.purchase($0)) }
    try confirm(
      Proposal(
        id: identifiers.next(), created: now, profile: profile.id, action: .tool("test"), changes: changes,
        card: Card(title: "Shopping"), summary: "shopping", request: .init(tool: "test", arguments: "{}"),
        question: .yesOrNo))
  }

  /// A proposal of no tool's.
  func proposal(of changes: [Change]) -> Proposal {
    Proposal(
      id: identifiers.next(), created: now, profile: profile.id, action: .tool("test"), changes: changes,
      card: Card(title: "Test"), summary: "test", request: .init(tool: "test", arguments: "{}"))
  }
}
