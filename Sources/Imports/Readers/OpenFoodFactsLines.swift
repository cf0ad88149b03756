internal import FoodData

/// The JSONL export of Open Food Facts: a product a line.
struct OpenFoodFactsLines: RecordReader {
  /// Products have up to some 200 kB.
  private static let longest = 2 << 20

  private var lines: LineSplitter
  private let country: String?

  /// - Parameters:
  ///   - country: only what is sold there, by its tag ("en:germany").
  ///   - offset: how many bytes of the input have been passed over: whole lines.
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
