internal import FoundationEssentials
internal import JSON
internal import Nutrition

/// The state of the records according to the journal's changes alone, read oldest first. For each record only a digest
/// of its last text is kept, and the commit that wrote it.
struct JournalStates {
  struct Key: Hashable {
    let kind: Record.Kind
    let id: UUID

    init(kind: Record.Kind, id: UUID) { (self.kind, self.id) = (kind, id) }

    init(_ record: Record) { self.init(kind: record.kind, id: record.id) }

    /// The key of a record as the journal writes it: an object with one member, whose name is the kind. Nil for
    /// anything else.
    init?(_ record: JSONPart) {
      var key: Key?
      record.forEachMember { name, facts in
        guard let kind = Record.Kind(rawValue: name.text),
          let id = facts.member("id")?.string.flatMap({ UUID(uuidString: $0) })
        else { return }
        key = Key(kind: kind, id: id)
      }
      guard let key else { return nil }
      self = key
    }
  }

  /// A record as the newest commit about it left it.
  struct State {
    let commit: Int
    /// A digest of the record's JSON in the journal; nil where it was deleted.
    let digest: Int?
  }

  private(set) var states: [Key: State] = [:]
  private(set) var discrepancies: [Discrepancy] = []
  private var last = 0
  /// The newest commit that was forgotten: what it did to a record cannot be told any more.
  private var lastErased = 0

  /// The profile that every home starts with is created without a commit.
  static let seed = Key(
    kind: .profile, id: UUID(uuid: (0, 0, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, 1)))

  init() { states[JournalStates.seed] = State(commit: 0, digest: 0) }

  /// Takes the next commit, oldest first.
  ///
  /// - Parameter changes: the JSON text of the commit's changes; nil where they were forgotten.
  mutating func take(_ commit: Int, _ changes: [UInt8]?) {
    // Commits are numbered without a gap.
    while last + 1 < commit, discrepancies.count < Store.mostDiscrepancies {
      last += 1
      discrepancies.append(.commit(last))
    }
    last = commit
    guard let changes else {
      lastErased = commit
      return
    }
    guard let list = try? JSONPart(changes[...]), list.kind == .array else {
      discrepancies.append(.commit(commit))
      return
    }
    var isReadable = true
    var follows = true
    list.forEachElement { change in
      var members = 0
      change.forEachMember { name, value in
        members += 1
        if name == "insert" {
          isReadable = set(value, commit, isThere: false, &follows) && isReadable
        } else if name == "ensure" {
          // States a record whose earlier commits were forgotten or lost.
          isReadable = set(value, commit, isThere: nil, &follows) && isReadable
        } else if name == "update", let new = value.member("to") {
          isReadable = set(new, commit, isThere: true, &follows) && isReadable
        } else if name == "delete" {
          isReadable = set(value, commit, isThere: true, isDeleted: true, &follows) && isReadable
        } else {
          isReadable = false
        }
      }
      isReadable = isReadable && members == 1
    }
    if !isReadable {
      discrepancies.append(.commit(commit))
    } else if !follows {
      discrepancies.append(.commitDoesNotFollow(commit))
    }
  }

  /// Notes a record as a commit left it; false where it cannot be read.
  ///
  /// - Parameter isThere: whether it must have existed before; nil where it does not matter.
  private mutating func set(
    _ record: JSONPart, _ commit: Int, isThere: Bool?, isDeleted: Bool = false, _ follows: inout Bool
  ) -> Bool {
    guard let key = Key(record) else { return false }
    let state = states[key]
    let isKnown = lastErased <= (state?.commit ?? 0)
    if isKnown, let isThere, (state?.digest != nil) != isThere { follows = false }
    states[key] = State(commit: commit, digest: isDeleted ? nil : JournalStates.digest(record.bytes))
    return true
  }

  /// Equal for equal bytes, but only within this process.
  static func digest(_ bytes: some Collection<UInt8>) -> Int {
    var hasher = Hasher()
    let isDone: Void? = bytes.withContiguousStorageIfAvailable { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    if isDone == nil { for byte in bytes { hasher.combine(byte) } }
    return hasher.finalize()
  }

  /// Removes the state of a record and returns it.
  mutating func remove(_ key: Key) -> State? { states.removeValue(forKey: key) }
}
