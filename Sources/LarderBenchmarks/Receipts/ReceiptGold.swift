internal import FoodData
internal import FoundationEssentials
internal import JSON
internal import Nutrition

/// A receipt with its contents as people wrote them down.
struct ReceiptGold {
  struct Line {
    let kind: Purchase.Kind
    let original: String
    /// In minor units of the currency.
    let price: Int64
    /// Nil where only kind and price count.
    let quantity: FixedDecimal?
    let unit: String?
    let isNonFood: Bool
  }

  let name: String
  /// "text", "pdf" or "photo".
  let kind: String
  let store: String
  let file: [UInt8]
  let day: Day?
  let total: Int64?
  let lines: [Line]

  /// Nil where the folder has no such receipt.
  init?(folder: String, name: String) {
    let files = FileManager.default
    guard let meta = files.contents(atPath: "\(folder)/\(name)/meta.json"),
      let value = JSONValue(text: String(decoding: meta, as: UTF8.self)), let fileName = value["file"]?.string,
      let file = files.contents(atPath: "\(folder)/\(name)/\(fileName)"), let expected = value["expect"]
    else { return nil }
    self.name = name
    self.file = Array(file)
    let stated = value["kind"]?.string ?? ""
    kind =
      fileName.hasSuffix(".txt") ? "text" : fileName.hasSuffix(".pdf") ? "pdf" : stated == "text" ? "text" : "photo"
    store = expected["store"]?.string ?? ""
    day = expected["date"]?.string.flatMap { Day($0) }
    total = ReceiptGold.minorUnits(expected["total"])
    lines =
      (expected["items"]?.array ?? []).map { Line(item: $0) }
      + (expected["adjustments"]?.array ?? []).compactMap { Line(adjustment: $0) }
  }

  static func minorUnits(_ value: JSONValue?) -> Int64? {
    guard case .number(let number)? = value else { return nil }
    return FixedDecimal(number).map { ($0 * FixedDecimal(100)).rounded(toPlaces: 0).units / FixedDecimal.scale }
  }
}

extension ReceiptGold.Line {
  init(item: JSONValue) {
    var quantity: FixedDecimal?
    if case .number(let number)? = item["quantity"] { quantity = FixedDecimal(number) }
    self.init(
      kind: .item, original: item["name_original"]?.string ?? "", price: ReceiptGold.minorUnits(item["price"]) ?? 0,
      quantity: quantity, unit: item["unit"]?.string, isNonFood: item["non_food"] == true)
  }

  init?(adjustment: JSONValue) {
    guard let kind = adjustment["kind"]?.string.flatMap(Purchase.Kind.init) else { return nil }
    self.init(
      kind: kind, original: adjustment["name_original"]?.string ?? "",
      price: ReceiptGold.minorUnits(adjustment["amount"]) ?? 0, quantity: nil, unit: nil, isNonFood: false)
  }
}
