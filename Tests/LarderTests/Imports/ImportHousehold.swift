import FoundationEssentials
import Glibc
import ProgramTrials
import Testing

/// Files to import, written for a test, and what is there afterwards.
extension Household {
  /// Runs `larder import` with the system's programs at hand.
  func imports(_ words: String..., environment: [String: String] = [:]) throws -> ProgramRun {
    try Household.larder(
      ["--home", home] + Household.hereAndNow + ["import"] + words,
      environment: ["PATH": "/usr/bin:/bin"].merging(environment) { $1 })
  }

  /// Every row of the reference foods, as text that is the same for the same foods.
  func references() throws -> [String] {
    try RawDatabase(home + "/reference.db").rows(
      """
      SELECT 'food', food.*, (SELECT release FROM source WHERE id = source) FROM food ORDER BY id;
      SELECT 'word', text, foods FROM word WHERE foods > 0 ORDER BY text;
      SELECT 'source', kind, title, release, foods FROM source ORDER BY id
      """)
  }

  func shell(_ line: String) throws {
    let run = try ProgramRun(
      "sh", ["-c", "cd \(folder.path) && \(line)"], input: [], environment: ["PATH": "/usr/bin:/bin"])
    #expect(run.exit == 0, "\(run.asides)")
  }
}

/// Lines of the JSONL export of Open Food Facts, made up.
func productLine(_ number: Int, name: String? = nil, country: String = "en:germany", fields: String = "") -> String {
  """
  {"code":"\(4_000_000_000_000 + number)","product_name":"\(name ?? "Oat drink number \(number)")","brands":"Haferhof",\
  "countries_tags":["\(country)"],"last_modified_t":1700000000,\(fields)"nutriments":{"energy-kcal_100g":46,\
  "proteins_100g":1,"carbohydrates_100g":6.7,"fat_100g":1.5}}
  """
}

func productLines(_ numbers: Range<Int>) -> String { numbers.map { productLine($0) + "\n" }.joined() }

/// A small download of USDA FoodData Central, made up.
struct MadeUpDownload {
  var foods = 40
  var header = "\"id\",\"fdc_id\",\"nutrient_id\",\"amount\",\"data_points\""
  var title: (Int) -> String = { "Cheese, kind \($0), raw" }

  /// Writes its tables into a folder.
  func write(to household: Household, _ folder: String) throws {
    try household.folders(folder)
    var food = "\"fdc_id\",\"data_type\",\"description\",\"food_category_id\",\"publication_date\"\n"
    var nutrients = header + "\n"
    for number in 1...foods {
      food += "\"\(number)\",\"sr_legacy_food\",\"\(title(number))\",\"1\",\"2019-04-01\"\n"
      for (index, nutrient) in [1008, 1003, 1004, 1005].enumerated() {
        nutrients += "\"\(number * 10 + index)\",\"\(number)\",\"\(nutrient)\",\"\(number % 90 + index).5\",\"0\"\n"
      }
    }
    try household.write(food, to: folder + "/food.csv")
    try household.write(nutrients, to: folder + "/food_nutrient.csv")
    try household.write(
      "\"id\",\"code\",\"description\"\n\"1\",\"0100\",\"Dairy and Egg Products\"\n", to: folder + "/food_category.csv")
  }
}
