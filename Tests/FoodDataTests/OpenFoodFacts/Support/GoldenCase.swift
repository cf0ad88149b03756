import FoodData
import Foundation
import JSON
import Nutrition

/// A real answer of the shared material with what a careful reader makes of it.
struct GoldenCase {
  let name: String
  let expected: JSONPart
  let answer: OpenFoodFactsAnswer

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../../../shared/fixtures/openfoodfacts").standardizedFileURL

  static let areThere = FileManager.default.fileExists(atPath: folder.path)

  static func all() throws -> [GoldenCase] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".meta.json") }.sorted()
      .map(GoldenCase.init)
  }

  private init(_ file: String) throws {
    name = String(file.dropLast(10))
    let meta = try JSONPart(Array(Data(contentsOf: GoldenCase.folder.appending(path: file)))[...])
    guard let expect = meta.member("expect"), let body = meta.member("file")?.string else { throw Malformed() }
    expected = expect
    answer = OpenFoodFactsAnswer(Array(try Data(contentsOf: GoldenCase.folder.appending(path: body)))[...])
  }

  private struct Malformed: Error {}

  /// What differs, in words; empty where the reading is right.
  var differences: [String] {
    switch answer {
    case .product(let product):
      return outcome("product") + differences(product, expected)
    case .search(let products, let total):
      var results: [JSONPart] = []
      expected.member("results")?.forEachElement { results.append($0) }
      let totals = total.map(String.init) == text("total_count") ? [] : ["total \(String(describing: total))"]
      guard results.count == products.count else { return ["\(products.count) hits for \(results.count)"] }
      return outcome("search") + totals + zip(products, results).flatMap { differences($0, $1) }
    case .productNotFound(let code): return outcome("product_not_found") + barcode(code)
    case .invalidCode(let code): return outcome("invalid_code") + barcode(code)
    case .differentProductType(let code, _): return outcome("different_product_type") + barcode(code)
    case .rateLimited: return outcome("rate_limited")
    case .unreadable: return outcome("unreadable")
    }
  }

  private func text(_ key: String) -> String? {
    expected.member(key).flatMap { $0.kind == .null ? nil : $0.string ?? String(decoding: $0.bytes, as: UTF8.self) }
  }

  private func outcome(_ name: String) -> [String] { text("outcome") == name ? [] : ["outcome \(name)"] }
  private func barcode(_ code: String?) -> [String] { text("barcode") == code ? [] : ["barcode \(code ?? "none")"] }

  private func differences(_ product: OpenFoodFactsProduct, _ expected: JSONPart) -> [String] {
    let serving = product.serving
    let texts: [(String, String?)] = [
      ("name", product.name), ("brand", product.brand), ("barcode", product.barcode), ("basis", product.basisName),
      ("per_unit", product.statement?.unit.rawValue), ("preparation", product.preparationName),
      ("trust", product.trust.rawValue),
    ]
    var differences = texts.filter { expected.member($0.0)?.string != $0.1 }.map { "\($0.0) \($0.1 ?? "none")" }
    var figures = Nutrient.allCases.map { ($0.key, product.figures[$0]) }
    if case .grams(let amount) = serving { figures.append(("serving_g", amount)) }
    if case .millilitres(let amount) = serving { figures.append(("serving_ml", amount)) }
    for (key, figure) in figures where !isNear(figure, expected.member(key)?.number, key) {
      differences.append("\(key) \(figure.map(\.description) ?? "unknown")")
    }
    var codes: Set<String> = []
    expected.member("warnings")?.forEachElement { codes.insert($0.string ?? "") }
    let odd = codes.symmetricDifference(product.warnings.map(\.code))
    return odd.isEmpty ? differences : differences + ["warnings \(odd.sorted())"]
  }

  /// Within the tolerance that the material's page names.
  private func isNear(_ figure: FixedDecimal?, _ number: ArraySlice<UInt8>?, _ key: String) -> Bool {
    guard let number, let expected = FixedDecimal(scientific: number) else { return figure == nil }
    guard let figure else { return false }
    let least = key == "kcal" || key == "sodium_mg" ? FixedDecimal(units: 60_000_000) : FixedDecimal(units: 600_000)
    return (figure - expected).magnitude <= max(least, expected.magnitude / FixedDecimal(1_000))
  }
}
