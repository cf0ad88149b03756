import FoodData
import Nutrition
import Testing

/// The answer in a text.
func answer(_ text: String, status: Int? = nil) -> OpenFoodFactsAnswer {
  OpenFoodFactsAnswer(Array(text.utf8)[...], status: status)
}

/// The product that a text holds.
func product(_ text: String) throws -> OpenFoodFactsProduct {
  guard case .product(let product) = answer(text) else {
    throw NoProduct(answer: answer(text))
  }
  return product
}

/// A product with those `nutriments` and other members.
func product(nutriments: String, _ members: String = "") throws -> OpenFoodFactsProduct {
  let more = members.isEmpty ? "" : ",\(members)"
  return try product(#"{"code":"4000000000006","product_name":"Test"\#(more),"nutriments":{\#(nutriments)}}"#)
}

/// A product of the newer schema with those nutrients in its aggregated set.
func product(
  aggregated nutrients: String, per: String = "100g", preparation: String = "as_sold", _ members: String = ""
) throws -> OpenFoodFactsProduct {
  let more = members.isEmpty ? "" : ",\(members)"
  let set = #"{"per":"\#(per)","preparation":"\#(preparation)","nutrients":{\#(nutrients)}}"#
  return try product(
    #"{"code":"4000000000006","product_name":"Test"\#(more),"nutriments":{},"nutrition":{"aggregated_set":\#(set)}}"#)
}

struct NoProduct: Error {
  let answer: OpenFoodFactsAnswer
}

extension OpenFoodFactsProduct {
  var codes: Set<String> { Set(warnings.map(\.code)) }
}

/// A figure as it is written.
func figure(_ text: String) -> FixedDecimal? { FixedDecimal(text) }
