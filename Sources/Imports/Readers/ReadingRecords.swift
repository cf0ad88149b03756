internal import FoodData
internal import Nutrition

/// Adapts a reader of foods for imports.
struct ReadingRecords<Reader: FoodReader>: RecordReader where Reader.Record == ReferenceFood {
  private var reader: Reader
  private let fault: (Reader.ReadingError) -> ImportError

  /// - Parameter fault: converts the reader's error to one of the import.
  init(_ reader: Reader, fault: @escaping (Reader.ReadingError) -> ImportError) {
    self.reader = reader
    self.fault = fault
  }

  var consumed: Int { reader.consumed }
  mutating func feed(_ bytes: [UInt8]) { reader.feed(bytes) }
  mutating func finish() { reader.finish() }

  mutating func next() throws(ImportError) -> RecordStep {
    do throws(Reader.ReadingError) {
      switch try reader.next() {
      case .record(let food): return .food(food)
      case .rejected(let reject): return .rejected(RejectReason(reject))
      case .exhausted: return .exhausted
      }
    } catch {
      throw fault(error)
    }
  }
}
