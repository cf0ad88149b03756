internal import FoodData

/// The exports of Open Food Facts, which have one product on each line: JSON, or a table with tabs between its fields.
struct OpenFoodFactsLines: RecordReader {
  /// The most bytes in a line; products have up to some 200 kB.
  private static let longest = 2 << 20

  private enum Form {
    case documents
    case table(OpenFoodFactsTable)
  }

  private let form: Form
  private let country: String?
  private var lines: LineSplitter
  private var isAtHeader: Bool

  /// The JSONL export.
  ///
  /// - Parameters:
  ///   - country: keeps only products sold there, by a tag ("en:germany"); nil for all.
  ///   - offset: how many bytes of the input were skipped, always whole lines.
  init(country: String?, at offset: Int) {
    form = .documents
    self.country = country
    lines = LineSplitter(longest: OpenFoodFactsLines.longest, at: offset)
    isAtHeader = false
  }

  /// The CSV export.
  ///
  /// - Parameter header: the first line.
  init(header: ArraySlice<UInt8>, country: String?, at offset: Int) throws(ImportError) {
    do throws(OpenFoodFactsTable.ReadingError) {
      form = .table(try OpenFoodFactsTable(header: OpenFoodFactsLines.fields(header)))
    } catch {
      switch error {
      case .missingColumns(let names): throw .columnMissing(names)
      }
    }
    self.country = country
    lines = LineSplitter(longest: OpenFoodFactsLines.longest, at: offset)
    isAtHeader = offset == 0
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
        return read(line)
      }
    }
  }

  private func read(_ line: ArraySlice<UInt8>) -> RecordStep {
    do throws(OpenFoodFactsDump.RecordError) {
      switch form {
      case .documents: return .food(try OpenFoodFactsDump.food(line: line, country: country))
      case .table(let table): return .food(try table.food(row: OpenFoodFactsLines.fields(line), country: country))
      }
    } catch {
      return .rejected(RejectReason(error))
    }
  }

  private static func fields(_ line: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
  }
}
