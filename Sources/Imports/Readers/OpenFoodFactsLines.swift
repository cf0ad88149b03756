internal import FoodData

/// The JSONL export of Open Food Facts: one product on each line.
struct OpenFoodFactsLines: RecordReader {
  /// The most bytes in a line; products have up to some 200 kB.
  private static let longest = 2 << 20

  private var lines: LineSplitter
  private let country: String?

  /// - Parameters:
  ///   - country: keeps only products sold there, by a tag ("en:germany"); nil for all.
  ///   - offset: how many bytes of the input were skipped, always whole lines.
  init(country: String?, at offset: Int) {
    lines = LineSplitter(longest: OpenFoodFactsLines.longest, at: offset)
    self.country = country
  }

  var consumed: Int { lines.consumed }
  mutating func feed(_ bytes: [UInt8]) { lines.feed(bytes) }
  mutating func finish() { lines.finish() }

  mutating func next() -> RecordStep {
    while true {
      switch lines.next() {
      case .exhausted: return .exhausted
      case .tooLong: return .rejected(.tooLong)
      case .line(let line):
        if line.isEmpty { continue }
        do throws(OpenFoodFactsDump.RecordError) {
          return .food(try OpenFoodFactsDump.food(line: line, country: country))
        } catch {
          return .rejected(RejectReason(error))
        }
      }
    }
  }
}
