package import HTTP

/// A file that a source of foods publishes, to be downloaded and imported.
package struct OfficialFile: Hashable, Sendable {
  /// What it is called here.
  package let name: String
  /// Where it is downloaded from.
  package let address: WebAddress
  /// Where people find the newest one.
  package let page: String

  package init(name: String, address: WebAddress, page: String) {
    self.name = name
    self.address = address
    self.page = page
  }

  /// Whose data is downloaded, by the words of the command line.
  package enum Source: String, CaseIterable, Sendable {
    case usda, openfoodfacts
  }

  /// The parts of USDA FoodData Central, by the words for the command line.
  package enum USDAPart: String, CaseIterable, Sendable {
    case foundation, sr, fndds, branded

    var file: String {
      switch self {
      case .foundation: "FoodData_Central_foundation_food_csv_2025-04-24.zip"
      case .sr: "FoodData_Central_sr_legacy_food_csv_2018-04.zip"
      case .fndds: "FoodData_Central_survey_food_csv_2024-10-31.zip"
      case .branded: "FoodData_Central_branded_food_csv_2025-04-24.zip"
      }
    }
  }

  /// - Parameter base: another folder that the file is in than the official one.
  package static func usda(_ part: USDAPart, base: WebAddress? = nil) -> OfficialFile? {
    file(part.file, base, "https://fdc.nal.usda.gov/fdc-datasets", page: "https://fdc.nal.usda.gov/download-datasets")
  }

  /// All products, a line each, packed by gzip.
  ///
  /// - Parameter base: another folder that the file is in than the official one.
  package static func openFoodFacts(base: WebAddress? = nil) -> OfficialFile? {
    file(
      "openfoodfacts-products.jsonl.gz", base, "https://static.openfoodfacts.org/data",
      page: "https://world.openfoodfacts.org/data")
  }

  private static func file(_ name: String, _ base: WebAddress?, _ official: String, page: String) -> OfficialFile? {
    guard let base = base ?? WebAddress(official) else { return nil }
    return OfficialFile(name: name, address: base.appending(name), page: page)
  }
}
