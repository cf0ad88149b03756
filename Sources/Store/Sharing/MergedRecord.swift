internal import Merging
internal import Nutrition

/// A record as all that is known of it makes it.
struct MergedRecord {
  let key: RecordKey
  let versions: [Version]
  let merge: RecordMerge
  /// What its fields say, also where it was deleted; nil where they make no record that could be saved.
  var content: Record?
  /// Whether all that counts was taken, and nothing had to be left out.
  let isWhole: Bool

  /// As it should stand; nil where it should be gone.
  var standing: Record? { merge.isAlive ? content : nil }

  /// A version that would break the record counts for nothing: they are taken one by one, what others had seen first, and those
  /// that leave nothing to be saved are left out. That is the same on every device.
  ///
  /// - Parameters:
  ///   - versions: all that is known of it; of a food that stands for others all that is known of these, too.
  ///   - isDefault: whether a profile opens on this device.
  ///   - isThere: whether there is, or was, what the record belongs to.
  init(
    _ key: RecordKey, _ versions: [Version], isDefault: Bool,
    isThere: (RecordKey) throws(StoreError) -> Bool
  ) throws(StoreError) {
    self.key = key
    self.versions = versions
    merge = MergedRecord.merge(versions, as: key)
    func valid(_ fields: RecordFields) throws(StoreError) -> Record? {
      guard let record = fields.record(key.kind, key.id, isDefault: isDefault) else { return nil }
      do throws(StoreError) { try record.check() } catch { return nil }
      guard let parent = record.parent else { return record }
      return try isThere(RecordKey(parent.kind, parent.id)) ? record : nil
    }
    let all = try valid(merge.fields)
    isWhole = all != nil
    var content = all
    var kept: [Version] = []
    for version in isWhole ? [] : MergedRecord.inOrder(versions) where !version.fields.isEmpty {
      guard let record = try valid(MergedRecord.merge(kept + [version], as: key).fields) else { continue }
      kept.append(version)
      content = record
    }
    self.content = content
  }

  /// Foods that are the same are put together.
  private static func merge(_ versions: [Version], as key: RecordKey) -> RecordMerge {
    versions.contains { $0.write.key != key } ? RecordMerge(sameFoods: versions) : RecordMerge(versions)
  }

  private static func inOrder(_ versions: [Version]) -> [Version] {
    let ranked = versions.map { version in
      (rank: versions.count { $0 != version && version.hasSeen($0) }, version: version)
    }
    return ranked.sorted {
      ($0.rank, $0.version.clock, $0.version.link) < ($1.rank, $1.version.clock, $1.version.link)
    }.map(\.version)
  }
}
