internal import Merging
internal import Nutrition

/// A record as it results from merging all its versions.
struct MergedRecord {
  let key: RecordKey
  let versions: [Version]
  let merge: RecordMerge
  /// What its fields say, also where it was deleted; nil where they do not form a valid record.
  var content: Record?
  /// Whether all versions were used, and none had to be left out.
  let isWhole: Bool

  /// The record as it should be; nil where it should be deleted.
  var standing: Record? { merge.isAlive ? content : nil }

  /// A version that would make the record invalid is ignored: versions are added one by one, those seen by others
  /// first, and each that leaves no valid record is skipped. The result is the same on every device.
  ///
  /// - Parameters:
  ///   - versions: all versions of it; for a food that stands for others, all versions of those, too.
  ///   - isDefault: whether it is the default profile on this device.
  ///   - isThere: whether the record that this one belongs to exists or did exist.
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

  /// Merges the versions; foods that are the same become one.
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
