internal import FoundationEssentials
internal import TestSupport

/// Generates an export of Open Food Facts as JSON lines: some 300 MB in which, as in the real one, the figures are a small part
/// of each product.
struct MadeUpLines {
  private static let lines = 18_500

  private let seed: UInt64

  init(seed: UInt64) {
    self.seed = seed
  }

  /// Writes the lines to a file. Returns how many bytes they are.
  func write(to path: String) throws -> Int {
    var generator = SeededGenerator(seed: seed)
    let noise = MadeUpLines.noise()
    guard FileManager.default.createFile(atPath: path, contents: nil) else { throw CocoaError(.fileWriteUnknown) }
    var bytes = Data()
    for number in 0..<MadeUpLines.lines {
      let energy = Int.random(in: 20...600, using: &generator)
      let grams = Int.random(in: 0...20, using: &generator)
      let start =
        "{\"_id\":\"\(4_000_000_000_000 + number)\",\"code\":\"\(4_000_000_000_000 + number)\",\"product_name\":"
        + "\"Product \(number) with hazelnuts\",\"brands\":\"Maker \(number % 900)\",\"countries_tags\":[\"en:germany\"],"
        + "\"categories_tags\":[\"en:snacks\",\"en:sweet-snacks\",\"en:kind-\(number % 300)\"],\"lang\":\"en\","
        + "\"last_modified_t\":\(1_700_000_000 + number),"
      let figures =
        "\"nutriments\":{\"energy-kcal_100g\":\(energy),\"energy-kj_100g\":\(energy * 4),\"energy_100g\":\(energy * 4),"
        + "\"proteins_100g\":\(grams),\"carbohydrates_100g\":\(grams).5,\"sugars_100g\":\(grams / 2),\"fat_100g\":\(grams),"
        + "\"saturated-fat_100g\":\(grams / 3),\"fiber_100g\":1.2,\"salt_100g\":0.31,\"sodium_100g\":0.124}}\n"
      bytes += Data((start + noise + figures).utf8)
    }
    try bytes.write(to: URL(filePath: path))
    return bytes.count
  }

  /// The members of every product that are not read: pictures, ingredients, tags.
  private static func noise() -> String {
    let pictures = (1...30).map {
      "\"\($0)\":{\"uploaded_t\":15\($0)9374831,\"uploader\":\"contrib-\($0)\",\"sizes\":{\"100\":{\"w\":100,\"h\":94},"
        + "\"400\":{\"w\":400,\"h\":376},\"full\":{\"w\":1278,\"h\":1200}}}"
    }
    let ingredients = (1...40).map {
      "{\"id\":\"en:ingredient-\($0)\",\"text\":\"ingredient n\\u00b0 \($0)\",\"percent_estimate\":\($0).125,\"vegan\":\"yes\","
        + "\"is_in_taxonomy\":1,\"ciqual_food_code\":\"3\($0)\"}"
    }
    let tags = (1...120).map { "\"en:some-tag-of-a-product-\($0)\"" }
    return "\"images\":{\(pictures.joined(separator: ","))},\"ingredients\":[\(ingredients.joined(separator: ","))],"
      + "\"misc_tags\":[\(tags.joined(separator: ","))],\"_keywords\":[\(tags.joined(separator: ","))],"
  }
}
