/// Reads outside food data from bytes that arrive in pieces of any size; memory is bounded by the longest record.
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
  /// Why the whole cannot be read: a missing column, another kind of file. The sentence is for the caller to say.
  associatedtype ReadingError: Error

  /// Bytes of the input, from its start, whose records have all been given: where reading can be taken up again by a
  /// reader that `init(… at:)` makes.
  var consumed: Int { get }

  /// Adds the next bytes of the input, when `next` gave `.exhausted`.
  mutating func feed(_ bytes: [UInt8])
  /// There are no further bytes.
  mutating func finish()
  mutating func next() throws(ReadingError) -> ReadingStep<Record>
}

/// What a reader has found when it stops.
package enum ReadingStep<Record> {
  case record(Record)
  /// One record is left out.
  case rejected(FoodReadingError)
  /// More bytes are needed, or, after `finish`, there are none.
  case exhausted
}

extension ReadingStep: Equatable where Record: Equatable {}
extension ReadingStep: Sendable where Record: Sendable {}

/// Why a record of outside food data is left out, to be counted by kind.
package enum FoodReadingError: Error, Hashable, Sendable {
  /// Not a record of the table: too long, too many or too few fields, quotes that do not fit.
  case table(TableRowError)
  /// Not JSON, or not of the shape of a food.
  case notJSON
  case tooLong
  case noIdentifier
  case noName
  /// A name of more than a thousand letters.
  case nameTooLong
  /// None of the eight figures is stated.
  case noFigures
  /// Neither per 100 g nor per 100 ml.
  case unknownBasis
  /// A cell that holds neither a number nor a word for "unknown" or "trace".
  case notANumber(column: String)
  /// Something else than a food to eat: a sample, an acquisition.
  case notAFood
  /// An older version of a food that is there too.
  case superseded
}
