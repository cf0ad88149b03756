import Nutrition
import Services
import Store
import TestSupport
import Testing

/// Documents of everything that something happened to.
struct MutatedDocumentTests {
  @Test(arguments: 1...3 as ClosedRange<UInt64>)
  func `a document that something happened to is refused as a whole, or taken in and undone as one`(seed: UInt64) throws
  {
    var diary = try RandomDiary(seed: seed)
    for _ in 0..<30 { try diary.step() }
    var document = ""
    try HouseholdDocument.write(diary.home.store) { document += $0 }
    var mutation = Mutation(seed: seed)
    var taken = 0
    for _ in 0..<TestLength.count(60, long: 600) {
      let bytes = mutation.of(document)
      let reading = try? HouseholdReading(bytes)
      #expect(inPieces(bytes, of: mutation.piece)?.records == reading?.records)
      guard let reading else { continue }
      taken += try take(reading) ? 1 : 0
    }
    #expect(taken > 0)
  }

  private func inPieces(_ bytes: [UInt8], of size: Int) -> HouseholdReading? {
    var reader = HouseholdReader()
    for piece in bytes.pieces(of: size) where !reader.feed(piece) { break }
    return try? reader.finish()
  }

  /// Whether it was taken in; what is refused leaves nothing behind.
  private func take(_ reading: HouseholdReading) throws -> Bool {
    let home = try Household(seed: 9)
    let before = try home.store.stateHash()
    guard let merge = try? HouseholdMerge(reading, into: home.store),
      case .proposal(let proposal) = ImportData().propose(merge, file: "larder.json", in: home.context)
    else { return false }
    do {
      try home.confirm(proposal)
    } catch is StoreError {
      #expect(try home.store.stateHash() == before)
      return false
    }
    try home.save(Undo())
    #expect(try home.store.stateHash() == before)
    return true
  }
}
