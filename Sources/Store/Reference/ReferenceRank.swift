internal import Nutrition

/// The position of a food in the order of every search, which is its id: measured sources before products, trusted
/// figures before doubtful ones, short names before long ones, and then in the order in which they came. A search that
/// stops after some number of foods therefore has the likely ones.
enum ReferenceRank {
  /// The bits for the number that orders foods of the same rank.
  private static let sequenceBits: Int64 = 28
  private static let lengthBits: Int64 = 5

  /// The part of the id above the sequence number.
  static func prefix(of food: ReferenceFood) -> Int64 {
    let length = min(Int64(food.name.utf8.count / 3), 1 << lengthBits - 1)
    return tier(of: food) << lengthBits | length
  }

  static func id(prefix: Int64, sequence: Int64) -> Int64 { prefix << sequenceBits | sequence }

  static func prefix(ofID id: Int64) -> Int64 { id >> sequenceBits }

  private static func tier(of food: ReferenceFood) -> Int64 {
    switch food.trust {
    case .ok: food.source.kind != .openFoodFacts && food.brand == nil ? 0 : 1
    case .check: food.source.kind != .openFoodFacts && food.brand == nil ? 0 : 2
    case .impossible, .none: 3
    }
  }
}
