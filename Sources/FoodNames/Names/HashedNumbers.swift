internal import Words

/// A hash table from hashes to numbers that keeps the order of insertion. It is one array of slots and one of nodes, so
/// that thousands of numbers are inserted in a millisecond.
struct HashedNumbers: Sendable {
  private struct Node {
    let hash: ByteHash
    let number: Int32
    /// The next node of the same hash; -1 where there is none.
    var next: Int32
  }

  private var nodes: [Node] = []
  /// For each slot one more than the number of the first node of its hash, or 0 where it is free. At most half of the
  /// slots are used.
  private var slots: [Int32]

  init(expecting count: Int = 0) {
    nodes.reserveCapacity(count)
    slots = Array(repeating: 0, count: HashedNumbers.slotCount(for: count))
  }

  mutating func append(_ number: Int, under hash: ByteHash) {
    if nodes.count * 2 >= slots.count { grow() }
    nodes.append(Node(hash: hash, number: Int32(truncatingIfNeeded: number), next: -1))
    link(nodes.count - 1)
  }

  /// The numbers of a hash in the order of insertion.
  subscript(hash: ByteHash) -> [Int] {
    var numbers: [Int] = []
    var place = first(under: hash)
    while let here = place {
      numbers.append(self[here])
      place = self.place(after: here)
    }
    return numbers
  }

  /// All numbers with their hashes, in the order of insertion.
  var all: [(hash: ByteHash, number: Int)] { nodes.map { ($0.hash, Int($0.number)) } }

  func contains(_ hash: ByteHash) -> Bool { slots[slot(of: hash)] != 0 }

  /// The place of the first number of the hash. Walking from place to place avoids allocating an array.
  func first(under hash: ByteHash) -> Place? { Place(slots[slot(of: hash)] - 1) }

  func place(after place: Place) -> Place? { Place(nodes[place.node].next) }

  subscript(place: Place) -> Int { Int(nodes[place.node].number) }

  struct Place {
    fileprivate let node: Int

    fileprivate init?(_ node: Int32) {
      guard node >= 0 else { return nil }
      self.node = Int(node)
    }
  }

  /// The slot that has the hash, or the free slot where it belongs.
  private func slot(of hash: ByteHash) -> Int {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: hash.value ^ (hash.value >> 32)) & mask
    while slots[slot] != 0, nodes[Int(slots[slot]) - 1].hash != hash { slot = (slot + 1) & mask }
    return slot
  }

  private mutating func link(_ node: Int) {
    let slot = slot(of: nodes[node].hash)
    guard slots[slot] != 0 else {
      slots[slot] = Int32(truncatingIfNeeded: node + 1)
      return
    }
    var last = Int(slots[slot]) - 1
    while nodes[last].next >= 0 { last = Int(nodes[last].next) }
    nodes[last].next = Int32(truncatingIfNeeded: node)
  }

  private mutating func grow() {
    slots = Array(repeating: 0, count: HashedNumbers.slotCount(for: nodes.count * 2 + 1))
    for node in nodes.indices {
      nodes[node].next = -1
      link(node)
    }
  }

  private static func slotCount(for nodes: Int) -> Int {
    var count = 16
    while count < nodes * 2 + 2 { count *= 2 }
    return count
  }
}
