/// How a food is added whose figures nobody else has.
enum AddingWays {
  static func notes(name: String?) -> [String] {
    let food = name.map { $0.utf8.count <= 40 ? $0 : "it" } ?? "oat bar"
    return [
      "Say what its label states: “\(food) has 430 kcal, 8 protein, 62 carbs, 16 fat per 100 g”. It gets the barcode.",
      "Or log an estimate now: “+180 \(food)”.",
    ]
  }
}
