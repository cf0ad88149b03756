internal import Digest
internal import FoundationEssentials
internal import Nutrition

/// The content of a commit, as the columns of its row: what its link in the chain proves. Whether it is undone is not
/// part of it, because that follows from later commits.
struct JournalContent {
  let sequence: Int
  let proposal: [UInt8]
  let tool: [UInt8]?
  let undoes: Int?
  let takesBack: Bool
  let at: Instant
  let profile: [UInt8]
  let summary: [UInt8]
  /// JSON: a list of `Change`.
  let changes: [UInt8]
  /// JSON: a `NotesChange`.
  let notes: [UInt8]?
  /// JSON: the summary as a `Text`; nil where it is only words in English.
  let message: [UInt8]?
}

extension JournalContent {
  static let columns = "\(firstColumns), message"

  /// The columns for a home from before the journal kept messages.
  static let columnsWithoutMessage = "\(firstColumns), NULL"

  private static let firstColumns =
    "sequence, proposal, tool, undoes, takes_back, at, profile, summary, changes, notes"

  /// Takes the columns as they are stored, without checking them.
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

  /// The SHA-256 of the columns in order, each prefixed with its length, so that no two contents give the same bytes.
  /// The message is only included where there is one, because the first journals had none.
  ///
  /// The proposal's id is random and is stored nowhere else, so once all of this is erased nobody can use the remaining
  /// digest to check a guess.
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
  /// Eight bytes, big-endian.
  fileprivate mutating func add(number: Int64) {
    let bits = UInt64(bitPattern: number)
    add((0..<8).map { UInt8(truncatingIfNeeded: bits >> (56 - 8 * UInt64($0))) })
  }

  /// Bytes prefixed with their count; -1 for nil.
  fileprivate mutating func add(counted bytes: [UInt8]?) {
    add(number: Int64(bytes?.count ?? -1))
    if let bytes { add(bytes) }
  }
}
