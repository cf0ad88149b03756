/// Reads outside food data from bytes that arrive in pieces of any size; memory use is bounded by the longest record.
///
///     reader.feed(piece)
///     reading: while true {
///       switch try reader.next() {
///       case .record(let record): …
///       case .rejected(let reject): counts[reject, default: 0] += 1
///       case .exhausted: break reading
///       }
///     }
package protocol FoodReader {
  /// What is read: a food, or a part of one.
  associatedtype Record
  /// Why the data as a whole cannot be read, such as a missing column or another kind of file. The caller words the
  /// message.
  associatedtype ReadingError: Error

  /// How many bytes of the input, from its start, belong to records that were returned. A reader made with `init(…
  /// at:)` can resume there.
  var consumed: Int { get }

  /// Adds the next bytes of the input, once `next` has returned `.exhausted`.
  mutating func feed(_ bytes: [UInt8])
  /// Marks the end of the input.
  mutating func finish()
  mutating func next() throws(ReadingError) -> ReadingStep<Record>
}

/// The result of a step of a reader.
package enum ReadingStep<Record> {
  case record(Record)
  /// A record was left out.
  case rejected(FoodReadingError)
  /// More bytes are needed, or, after `finish`, there are no more records.
  case exhausted
}

extension ReadingStep: Equatable where Record: Equatable {}
extension ReadingStep: Sendable where Record: Sendable {}

/// Why a record of outside food data is left out; records are counted by it.
package enum FoodReadingError: Error, Hashable, Sendable {
  /// It is not a valid record of the table: too long, too many or too few fields, unbalanced quotes.
  case table(TableRowError)
  /// It is not JSON, or does not have the structure of a food.
  case notJSON
  case tooLong
  case noIdentifier
  case noName
  /// The name has more than a thousand characters.
  case nameTooLong
  /// It has none of the eight figures.
  case noFigures
  /// It is neither per 100 g nor per 100 ml.
  case unknownBasis
  /// A cell contains neither a number nor a word for "unknown" or "trace".
  case notANumber(column: String)
  /// It is not a food to eat, but for example a sample.
  case notAFood
  /// It is an older version of a food that is also there.
  case superseded
}
