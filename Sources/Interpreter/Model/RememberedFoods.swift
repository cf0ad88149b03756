/// Parses words about a card once: its lines are asked about again for every change in a line.
final class RememberedFoods {
  private let read: (String, String) -> [FoodItem]
  private var known: [[String]: [FoodItem]] = [:]

  init(_ read: @escaping (String, String) -> [FoodItem]) { self.read = read }

  func foods(_ food: String, _ with: String) -> [FoodItem] {
    if let found = known[[food, with]] { return found }
    let found = read(food, with)
    known[[food, with]] = found
    return found
  }
}
