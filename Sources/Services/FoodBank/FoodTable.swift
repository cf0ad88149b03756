internal import FoodData
internal import FoundationEssentials
internal import Nutrition

/// The staples with the index of their names.
struct FoodTable {
  let staples: [Staple]
  let index: NameIndex<Int>
  let byID: [UUID: Int]
  /// As entries of the diary are named.
  let byTitle: [String: Int]

  init(staples: [Staple]) {
    self.staples = staples
    var index = NameIndex<Int>()
    for (position, staple) in staples.enumerated() { index.insert(position, staple) }
    self.index = index
    byID = Dictionary(uniqueKeysWithValues: staples.enumerated().map { ($1.id, $0) })
    byTitle = Dictionary(staples.enumerated().map { ($1.title, $0) }) { first, _ in first }
  }
}

extension Staple {
  /// As a food of the bank. It is the same in every home, so its instants are zero.
  var food: Food { food(created: Instant(milliseconds: 0)) }
}
