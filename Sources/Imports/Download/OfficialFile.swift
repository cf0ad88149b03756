package import HTTP

/// A file that a source of foods publishes, to be downloaded and imported.
package struct OfficialFile: Hashable, Sendable {
  /// Its name in the folder of downloads.
  package let name: String
  /// Where it is downloaded from.
  package let address: WebAddress
  /// The page where people find the newest file.
  package let page: String

  package init(name: String, address: WebAddress, page: String) {
    self.name = name
    self.address = address
    self.page = page
  }

  /// The sources that can be downloaded, named as on the command line.
  package enum Source: String, CaseIterable, Sendable {
    case usda, openfoodfacts
  }

  /// The parts of USDA FoodData Central, named as on the command line.
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

  /// - Parameter base: a folder to use in place of the official one.
  package static func usda(_ part: USDAPart, base: WebAddress? = nil) -> OfficialFile? {
    file(part.file, base, "https://fdc.nal.usda.gov/fdc-datasets", page: "https://fdc.nal.usda.gov/download-datasets")
  }

  /// All products, one on each line, compressed with gzip.
  ///
  /// - Parameter base: a folder to use in place of the official one.
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
