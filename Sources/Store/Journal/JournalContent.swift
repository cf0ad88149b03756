internal import Digest
internal import FoundationEssentials
internal import Nutrition

/// What a commit says, as the columns of its row: what its link of the chain proves. Whether it counts as undone is not part
/// of it, because that follows from later commits.
struct JournalContent {
  let sequence: Int
  let proposal: [UInt8]
  let tool: [UInt8]?
  let undoes: Int?
  let takesBack: Bool
  let at: Instant
  let profile: [UInt8]
  let summary: [UInt8]
  /// JSON: a list of changes.
  let changes: [UInt8]
  /// JSON: a `NotesChange`.
  let notes: [UInt8]?
  /// JSON: the summary as a `Text`; nil where it is nothing but words.
  let message: [UInt8]?
}

extension JournalContent {
  static let columns = "\(firstColumns), message"

  /// Those of a home that has no messages in its journal yet.
  static let columnsWithoutMessage = "\(firstColumns), NULL"

  private static let firstColumns =
    "sequence, proposal, tool, undoes, takes_back, at, profile, summary, changes, notes"

  /// Takes the columns as they stand there, whatever they hold.
  init(from row: inout RowReader) {
    func optional<Value>(_ read: (inout RowReader) -> Value) -> Value? {
      guard !row.nextIsNull else {
        row.skip(1)
        return nil
      }
      return read(&row)
    }
    sequence = row.int()
    proposal = row.bytes()
    tool = optional { row in row.bytes() }
    undoes = optional { row in row.int() }
    takesBack = row.bool()
    at = row.instant()
    profile = row.bytes()
    summary = row.bytes()
    changes = row.bytes()
    notes = optional { row in row.bytes() }
    message = optional { row in row.bytes() }
  }

  /// The SHA-256 of the columns in their order, each with its length before it, so that no two contents have the same bytes. The
  /// last one counts only where it is there, as it was not in the first journals.
  ///
  /// The proposal's id is drawn at random and stands nowhere else, so where all of this is erased nobody can tell from the
  /// digest that is left whether a guess of it is right.
  var digest: [UInt8] {
    var digest = SHA256()
    digest.add(number: Int64(sequence))
    digest.add(counted: proposal)
    digest.add(counted: tool)
    digest.add(number: Int64(undoes ?? -1))
    digest.add(number: takesBack ? 1 : 0)
    digest.add(number: at.milliseconds)
    digest.add(counted: profile)
    digest.add(counted: summary)
    digest.add(counted: changes)
    digest.add(counted: notes)
    if let message { digest.add(counted: message) }
    return digest.bytes()
  }
}

extension SHA256 {
  /// Eight bytes, the highest first.
  fileprivate mutating func add(number: Int64) {
    let bits = UInt64(bitPattern: number)
    add((0..<8).map { UInt8(truncatingIfNeeded: bits >> (56 - 8 * UInt64($0))) })
  }

  /// Bytes behind their number; -1 where there is nothing.
  fileprivate mutating func add(counted bytes: [UInt8]?) {
    add(number: Int64(bytes?.count ?? -1))
    if let bytes { add(bytes) }
  }
}
