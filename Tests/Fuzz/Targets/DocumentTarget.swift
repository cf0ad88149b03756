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
    let pieces = bytes.wholeAndCut
    let whole = read(pieces.whole)
    try BrokenPromise.unless(
      read(pieces.cut)?.records == whole?.records, "pieces of \(bytes.pieceSize) say something else")
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

  private func read(_ pieces: [[UInt8]]) -> HouseholdReading? {
    var reader = HouseholdReader()
    for piece in pieces where !reader.feed(piece) { break }
    return try? reader.finish()
  }
}
