import FoundationEssentials
import Proposals
import Services
import Store

/// The document of everything: read whole and in pieces, compared with a household, and taken into an empty one.
struct DocumentTarget: FuzzTarget {
  static let name = "documents"

  private let home: SmallHousehold

  init() throws {
    home = try SmallHousehold()
    try home.logMeals()
  }

  func take(_ bytes: [UInt8]) throws {
    _ = HouseholdReading.recognises(bytes)
    let piece = 1 + bytes.count % 97
    let whole = read(bytes, piece: max(bytes.count, 1))
    try BrokenPromise.unless(
      read(bytes, piece: piece)?.records == whole?.records, "pieces of \(piece) say something else")
    guard let whole, !whole.records.isEmpty else { return }
    _ = try? propose(whole, home.store)
    let empty = try Store.open(.memory)
    guard case .proposal(let proposal)? = try? propose(whole, empty) else { return }
    let words = if case .count(let count) = proposal.question { String(count) } else { "y" }
    guard case .confirmed(let confirmed) = WaitingProposal(proposal).answer(TypedLine(typed: words)) else { return }
    let before = try empty.stateHash()
    do throws(StoreError) {
      _ = try empty.commit(confirmed, at: home.now)
    } catch {
      try BrokenPromise.unless(try empty.stateHash() == before, "what was refused left something behind")
    }
  }

  private func propose(_ reading: HouseholdReading, _ store: Store) throws -> ToolOutcome {
    ImportData().propose(try HouseholdMerge(reading, into: store), file: "larder.json", in: home.context)
  }

  private func read(_ bytes: [UInt8], piece: Int) -> HouseholdReading? {
    var reader = HouseholdReader()
    for start in stride(from: 0, to: bytes.count, by: piece)
    where !reader.feed(Array(bytes[start..<min(start + piece, bytes.count)])) { break }
    return try? reader.finish()
  }
}
