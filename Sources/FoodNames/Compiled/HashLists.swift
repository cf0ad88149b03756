internal import Words

/// A hash table from hashes to numbers, in its compiled form. A bucket is chosen by the lower bits of a hash and holds
/// the upper bits, which distinguish the hashes in it; the numbers of each hash follow, in the order of insertion.
///
/// It begins with the number of buckets and of hashes; then, for each bucket and once after the last, how many hashes
/// are in the buckets before it.
struct HashLists: Sendable {
  /// Digits of the upper bits that distinguish hashes.
  static let check = 5
  private static let number = FoodTableLayout.number
  private static let entry = check + number

  private let bytes: TableBytes
  private let buckets: Int
  private let starts: Int
  private let entries: Int
  private let numbers: Int

  init(_ bytes: TableBytes, at place: Int) {
    self.bytes = bytes
    buckets = bytes.number(at: place, width: HashLists.number)
    let count = bytes.number(at: place + HashLists.number, width: HashLists.number)
    starts = place + 2 * HashLists.number
    entries = starts + (buckets + 1) * HashLists.number
    numbers = entries + (count + 1) * HashLists.entry
  }

  /// The numbers for a hash, in the order of insertion.
  subscript(hash: UInt64) -> [Int] {
    let bucket = starts + HashLists.bucket(of: hash, among: buckets) * HashLists.number
    let check = HashLists.check(of: hash)
    var entry = entries + bytes.number(at: bucket, width: HashLists.number) * HashLists.entry
    let end = entries + bytes.number(at: bucket + HashLists.number, width: HashLists.number) * HashLists.entry
    while entry < end {
      guard bytes.number(at: entry, width: HashLists.check) == check else {
        entry += HashLists.entry
        continue
      }
      let place = entry + HashLists.check
      let first = bytes.number(at: place, width: HashLists.number)
      return (first..<bytes.number(at: place + HashLists.entry, width: HashLists.number)).map { index in
        bytes.number(at: numbers + index * HashLists.number, width: HashLists.number)
      }
    }
    return []
  }

  private static func bucket(of hash: UInt64, among buckets: Int) -> Int {
    Int(truncatingIfNeeded: hash ^ (hash >> 32)) & (buckets - 1)
  }

  /// The upper bits of a hash, which distinguish it from others in its bucket.
  static func check(of hash: UInt64) -> Int { Int(hash >> UInt64(64 - 7 * check)) }

  /// The bytes of such a hash table.
  static func bytes(of numbers: [(hash: UInt64, number: Int)]) -> [UInt8] {
    let lists = Dictionary(grouping: numbers, by: \.hash)
    var buckets = 16
    while buckets < lists.count { buckets *= 2 }
    var members = [[UInt64]](repeating: [], count: buckets)
    for hash in lists.keys.sorted() { members[bucket(of: hash, among: buckets)].append(hash) }
    var table = TableWriter()
    table.append(buckets, width: number)
    table.append(lists.count, width: number)
    var count = 0
    for bucket in [[]] + members {
      precondition(Set(bucket.map(check)).count == bucket.count, "two hashes cannot be told apart")
      count += bucket.count
      table.append(count, width: number)
    }
    count = 0
    for hash in members.joined() {
      table.append(check(of: hash), width: check)
      table.append(count, width: number)
      count += lists[hash]?.count ?? 0
    }
    table.append(0, width: check)
    table.append(count, width: number)
    for hash in members.joined() {
      for entry in lists[hash] ?? [] { table.append(entry.number, width: number) }
    }
    return table.bytes
  }
}
