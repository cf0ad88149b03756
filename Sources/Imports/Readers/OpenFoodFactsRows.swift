internal import FoodData

/// The CSV export of Open Food Facts: one product on each line, with fields separated by tabs.
struct OpenFoodFactsRows: RecordReader {
  private static let longest = 1 << 20

  private var lines: LineSplitter
  private let table: OpenFoodFactsTable
  private let country: String?
  private var isAtHeader: Bool

  /// - Parameters:
  ///   - header: the first line.
  ///   - offset: how many bytes of the input were skipped, always whole lines.
  init(header: ArraySlice<UInt8>, country: String?, at offset: Int) throws(ImportError) {
    do throws(OpenFoodFactsTable.ReadingError) {
      table = try OpenFoodFactsTable(header: OpenFoodFactsRows.fields(header))
    } catch {
      switch error {
      case .missingColumns(let names): throw .columnMissing(names)
      }
    }
    lines = LineSplitter(longest: OpenFoodFactsRows.longest, at: offset)
    isAtHeader = offset == 0
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
        if isAtHeader || line.isEmpty {
          isAtHeader = false
          continue
        }
        do throws(OpenFoodFactsDump.RecordError) {
          return .food(try table.food(row: OpenFoodFactsRows.fields(line), country: country))
        } catch {
          return .rejected(RejectReason(error))
        }
      }
    }
  }

  private static func fields(_ line: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
  }
}
