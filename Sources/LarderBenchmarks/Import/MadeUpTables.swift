internal import FoodData
internal import FoundationEssentials
internal import Nutrition
internal import TestSupport

/// Generates a download of USDA FoodData Central of the size of SR Legacy.
struct MadeUpTables {
  static let foods = 7_800
  static let names = ["food", "food_nutrient", "food_portion", "food_category", "measure_unit"]
  /// The number of nutrients of each food, of which larder reads a few.
  private static let nutrients = 83

  private let known: [Food]
  private let seed: UInt64

  init(_ known: [Food], seed: UInt64) {
    self.known = known
    self.seed = seed
  }

  /// Writes the tables into a folder.
  ///
  /// - Returns: the number of nutrient rows.
  func write(to folder: String) throws -> Int {
    var generator = SeededGenerator(seed: seed)
    var food = "\"fdc_id\",\"data_type\",\"description\",\"food_category_id\",\"publication_date\"\n"
    var amounts =
      "\"id\",\"fdc_id\",\"nutrient_id\",\"amount\",\"data_points\",\"derivation_id\",\"min\",\"max\",\"median\","
      + "\"footnote\",\"min_year_acquired\"\n"
    var portions =
      "\"id\",\"fdc_id\",\"seq_num\",\"amount\",\"measure_unit_id\",\"portion_description\",\"modifier\","
      + "\"gram_weight\",\"data_points\",\"footnote\",\"min_year_acquired\"\n"
    var rows = 0
    for number in 0..<MadeUpTables.foods {
      let id = 167_512 + number
      let model = known[number % known.count]
      food +=
        "\"\(id)\",\"sr_legacy_food\",\"\(model.name), kind \(number), raw\",\"\(number % 25 + 1)\",\"2019-04-01\"\n"
      for nutrient in nutrientIDs() {
        rows += 1
        let amount = "\(Int.random(in: 0...30, using: &generator)).\(Int.random(in: 0...999, using: &generator))"
        amounts +=
          "\"\(1_283_674 + rows)\",\"\(id)\",\"\(nutrient)\",\"\(amount)\",\"0\",\"49\",\"\",\"\",\"\",\"\",\"\"\n"
      }
      for portion in 1...2 {
        portions +=
          "\"\(81_549 + number * 2 + portion)\",\"\(id)\",\"\(portion)\",\"1\",\"9999\",\"\",\"cup, chopped\","
        portions += "\"\(portion * 40).5\",\"\",\"\",\"\"\n"
      }
    }
    let categories = (1...25).map { "\"\($0)\",\"0\($0)00\",\"Dairy and Egg Products\"\n" }.joined()
    let texts = [
      "food": food, "food_nutrient": amounts, "food_portion": portions,
      "food_category": "\"id\",\"code\",\"description\"\n" + categories,
      "measure_unit": "\"id\",\"name\"\n\"1000\",\"cup\"\n",
    ]
    for (name, text) in texts { try Data(text.utf8).write(to: URL(filePath: "\(folder)/\(name).csv")) }
    return rows
  }

  /// The ids of the nutrients that larder reads, and others.
  private func nutrientIDs() -> [Int] {
    let read = [1003, 1004, 1005, 1008, 1062, 1079, 1093, 1258, 2000]
    return read + (0..<(MadeUpTables.nutrients - read.count)).map { 1_100 + $0 }
  }
}
