/// Merges foods that share one energy: "chicken and rice 650 calories".
enum EnergySharing {
  /// - Parameter isTotal: whether the energy was called that of all, "1100 kcal in total", so that amounts may be said, too.
  static func shared(_ items: [FoodItem], isTotal: Bool) -> [FoodItem] {
    guard items.count > 1, let energy = items.last?.statedEnergy,
      items.dropLast().allSatisfy({ $0.statedEnergy == nil }),
      isTotal || items.allSatisfy({ $0.quantity == nil && $0.unit == nil })
    else { return items }
    let names = items.map(\.food)
    let name = names.dropLast().joined(separator: ", ") + " and " + (names.last ?? "")
    return [
      FoodItem(food: name, statedEnergy: energy, isApproximate: items.contains(where: \.isApproximate))
    ]
  }
}
