internal import Nutrition

/// Reads foods from bytes that arrive in pieces of any size.
protocol RecordReader {
  /// Bytes of the input, from its start, whose records have all been given.
  var consumed: Int { get }

  mutating func feed(_ bytes: [UInt8])
  /// There are no further bytes.
  mutating func finish()
  mutating func next() throws(ImportError) -> RecordStep
}

enum RecordStep {
  case food(ReferenceFood)
  case rejected(RejectReason)
  /// More bytes are needed, or, after `finish`, there are none.
  case exhausted
}
