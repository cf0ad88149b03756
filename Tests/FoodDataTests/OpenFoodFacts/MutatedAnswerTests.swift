import FoodData
import Nutrition
import TestSupport
import Testing

/// Answers with bytes changed, dropped, doubled and cut: none may crash the reader or get a figure past its checks.
@Suite struct MutatedAnswerTests {
  private static let seeds = [
    """
    {"code":"7","status":1,"product":{"code":"7","product_name":"Jam","brands":"Mill, Co","serving_size":"20 g (1 spoon)",
    "serving_quantity":"20","nutrition_data_per":"serving","quantity":"370 g","categories_tags":["en:beverages"],
    "nutriments":{"energy-kcal_100g":250.5,"energy_100g":"1046","fat_100g":"<0,5","fat_modifier":"<","sugars_serving":12e0,
    "salt_100g":0.01,"proteins_prepared_100g":1}}}
    """,
    """
    {"status":"success","result":{"id":"product_found"},"errors":[],"product":{"code":"7","nutrition":{"aggregated_set":
    {"per":"100ml","preparation":"prepared","nutrients":{"fat":{"value":1.5,"unit":"g","source_per":"serving"},
    "energy-kj":{"value":100,"modifier":"~"}}},"input_sets":[{}]}}}
    """,
    #"{"count":2,"products":[{"code":"1","product_name":"Oat"},{"code":"2","nutriments":{"fat_100g":1}}]}"#,
  ]

  @Test(arguments: seeds)
  func `Any bytes are read without a crash`(_ seed: String) {
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<6_000 {
      var bytes = Array(seed.utf8)
      for _ in 0..<Int.random(in: 1...6, using: &generator) { mutate(&bytes, &generator) }
      check(OpenFoodFactsAnswer(bytes[...]))
      _ = try? OpenFoodFactsDump.food(line: bytes[...])
    }
  }

  private func mutate(_ bytes: inout [UInt8], _ generator: inout SeededGenerator) {
    guard !bytes.isEmpty else { return }
    let index = Int.random(in: 0..<bytes.count, using: &generator)
    switch Int.random(in: 0...4, using: &generator) {
    case 0: bytes[index] = UInt8.random(in: 0...255, using: &generator)
    case 1: bytes.remove(at: index)
    case 2: bytes.insert(bytes[index], at: index)
    case 3: bytes.removeLast(min(bytes.count, Int.random(in: 1...20, using: &generator)))
    default: bytes[index] = Array("0123456789.-eE\"{}[],:".utf8).randomElement(using: &generator) ?? 0
    }
  }

  private func check(_ answer: OpenFoodFactsAnswer) {
    switch answer {
    case .product(let product): check(product)
    case .search(let products, _): products.forEach(check)
    default: break
    }
  }

  private func check(_ product: OpenFoodFactsProduct) {
    let energy = product.figures.energy ?? .zero
    let isAbsurd = energy < .zero || energy > FixedDecimal(905)
    #expect(!isAbsurd || product.trust == .impossible)
    #expect(product.name?.unicodeScalars.allSatisfy { $0.value >= 0x20 } ?? true)
  }
}
