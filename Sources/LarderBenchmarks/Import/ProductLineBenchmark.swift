internal import FoodData
internal import JSON
internal import Nutrition

/// Measures how fast a line of Open Food Facts' JSON export, which has about ten relevant numbers in 20 kB, becomes a food on
/// one core.
struct ProductLineBenchmark {
  /// In megabytes a second.
  private static let least = 200.0
  private static let megabytes = 200

  func measure() -> [Measurement] {
    let line = ProductLineBenchmark.line
    let count = ProductLineBenchmark.megabytes * 1_000_000 / line.count
    var foods = 0
    let time = ContinuousClock().measure {
      for _ in 0..<count where (try? OpenFoodFactsDump.food(line: line[...])) != nil { foods += 1 }
    }
    let rate = Double(count * line.count) / 1_000_000 / (time / .seconds(1))
    guard foods == count else { return [.failed("a product's line", "\(count - foods) of \(count) were not read")] }
    return [
      .rate("a product's line of \(line.count / 1_000) kB", rate, "MB/s", atLeast: ProductLineBenchmark.least)
    ]
  }

  /// A made-up product with as many members, names and nutrients as usual.
  private static let line: [UInt8] = {
    let tags = (1...12).map { #""en:made-up-tag-\#($0)""# }.joined(separator: ",")
    let lists = (1...60).map { #""made_up_\#($0)_tags":[\#(tags)]"# }
    let nutrients = ["energy-kcal", "energy", "fat", "carbohydrates", "proteins", "salt", "sugars", "fiber"].flatMap {
      [
        #""\#($0)":12.5"#, #""\#($0)_100g":12.5"#, #""\#($0)_unit":"g""#, #""\#($0)_value":12.5"#,
        #""\#($0)_serving":3.75"#,
      ]
    }
    let ingredients = (1...40).map {
      #"{"id":"en:thing-\#($0)","text":"thing \"\#($0)\"","percent_estimate":\#($0).25,"vegan":"yes"}"#
    }
    let members =
      [#""_id":"4006381333931""#, #""code":"4006381333931""#, #""product_name":"Oat bar""#, #""brands":"Mill""#]
      + lists
      + [
        #""ingredients":[\#(ingredients.joined(separator: ","))]"#,
        #""nutriments":{\#(nutrients.joined(separator: ","))}"#,
        #""quantity":"400 g""#, #""serving_size":"30 g""#, #""countries_tags":["en:germany"]"#,
      ]
    return Array("{\(members.joined(separator: ","))}".utf8)
  }()
}
