internal import Merging
internal import Nutrition
internal import Proposals

/// The changes of the journal that other devices have to know: one write for each record.
struct SharedWrites {
  /// The most bytes and the most writes in one commit; more of them are split into several commits.
  private static let (mostBytes, mostWrites) = (48 << 10, 200)

  private var order: [RecordKey] = []
  private var deeds: [RecordKey: RecordWrite.Deed] = [:]
  /// Records that were not there before.
  private var new: Set<RecordKey> = []

  init() {}

  init(_ changes: [Change]) {
    for change in changes { add(change) }
  }

  mutating func add(_ change: Change) {
    let key = RecordKey(change.record.kind, change.record.id)
    switch change {
    case .insert(let record), .ensure(let record):
      if deeds[key] == nil { new.insert(key) }
      set(key, .set(RecordFields(of: record)))
    case .update(let old, let record):
      let fields = RecordFields(from: old, to: record)
      guard !fields.groups.isEmpty else { return }
      if case .set(let before)? = deeds[key] {
        set(key, .set(RecordFields(groups: before.groups.merging(fields.groups) { _, new in new })))
      } else {
        set(key, .set(fields))
      }
    case .delete: set(key, .remove)
    }
  }

  private mutating func set(_ key: RecordKey, _ deed: RecordWrite.Deed) {
    if deeds.updateValue(deed, forKey: key) == nil { order.append(key) }
  }

  /// The writes in the order in which they came, grouped into as many as fit into a commit. Records that were both
  /// created and deleted are left out.
  var parts: [[RecordWrite]] {
    var parts: [[RecordWrite]] = []
    var part: [RecordWrite] = []
    var bytes = 0
    for key in order {
      guard let deed = deeds[key], !(deed == .remove && new.contains(key)) else { continue }
      let write = RecordWrite(key.kind, key.id, deed)
      let size = write.size
      if !part.isEmpty, part.count == SharedWrites.mostWrites || bytes + size > SharedWrites.mostBytes {
        parts.append(part)
        (part, bytes) = ([], 0)
      }
      part.append(write)
      bytes += size
    }
    return part.isEmpty ? parts : parts + [part]
  }
}

extension RecordWrite {
  /// The approximate size in bytes.
  fileprivate var size: Int {
    switch deed {
    case .remove: 100
    case .set(let fields): fields.groups.reduce(100) { $0 + $1.key.utf8.count + $1.value.count + 4 }
    }
  }
}
