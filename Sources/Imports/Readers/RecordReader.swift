internal import Nutrition

/// Reads foods from bytes that arrive in pieces of any size.
protocol RecordReader {
  /// How many bytes of the input, from its start, belong to records that were returned.
  var consumed: Int { get }

  mutating func feed(_ bytes: [UInt8])
  /// Marks the end of the input.
  mutating func finish()
  mutating func next() throws(ImportError) -> RecordStep
}

enum RecordStep {
  case food(ReferenceFood)
  case rejected(RejectReason)
  /// More bytes are needed, or, after `finish`, there are no more records.
  case exhausted
}
