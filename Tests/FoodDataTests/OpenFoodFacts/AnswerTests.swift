import FoodData
import JSON
import Nutrition
import Testing

@Suite struct AnswerTests {
  @Test(arguments: [
    #"{"status":1,"status_verbose":"product found","product":{"code":"7","product_name":"Jam"}}"#,
    #"{"status":"success","result":{"id":"product_found"},"errors":[],"product":{"code":"7","product_name":"Jam"}}"#,
    #"{"status":"success_with_warnings","code":"7","product":{"product_name":"Jam"}}"#,
    #"{"code":"7","product_name":"Jam"}"#,
    #"{"code":"7","product_name":"Jam","product":{},"status_note":1}"#,
  ])
  func `A product is found with its envelope and without one`(_ text: String) throws {
    let product = try product(text)
    #expect(product.name == "Jam")
    #expect(product.barcode == "7")
  }

  @Test(arguments: [
    #"{"code":"77","status":0,"status_verbose":"product not found"}"#, #"{"code":"77","status":"0"}"#,
    #"{"code":"77","status":"failure","result":{"id":"product_not_found"},"errors":[]}"#,
    #"{"code":"77","status":"failure","errors":[{"message":{"id":"product_not_found"}}],"product":{}}"#,
    #"{"code":"77","status":0,"product":null,"status_verbose":"product not found"}"#,
  ])
  func `A barcode that is not there is an answer`(_ text: String) {
    #expect(answer(text, status: 404) == .productNotFound(barcode: "77"))
  }

  @Test func `So is a code that is none`() {
    #expect(
      answer(#"{"code":"0","status":0,"status_verbose":"no code or invalid code"}"#) == .invalidCode(barcode: "0"))
    #expect(
      answer(#"{"code":"0","status":"failure","errors":[{"message":{"id":"invalid_code"}}]}"#)
        == .invalidCode(barcode: "0"))
  }

  @Test func `So is a product of another kind`() {
    let newer = """
      {"status":"failure","errors":[{"field":{"id":"product_type","value":"beauty"},
      "message":{"id":"product_found_with_a_different_product_type"}}]}
      """
    #expect(answer(newer, status: 404) == .differentProductType(barcode: nil, type: "beauty"))
    let older = #"{"code":"7","status":0,"status_verbose":"product found with a different product type: beauty"}"#
    #expect(answer(older) == .differentProductType(barcode: "7", type: "beauty"))
  }

  @Test func `A page of a search has its hits in order, and how many there are in all`() {
    let page =
      #"{"count":"31","page":"1","page_count":2,"products":[{"code":"1","product_name":"Oat"},{"code":"2"},7]}"#
    guard case .search(let products, let total) = answer(page) else {
      Issue.record("no search")
      return
    }
    #expect(products.map(\.barcode) == ["1", "2"])
    #expect(products.map(\.name) == ["Oat", nil])
    #expect(total == 31)
  }

  @Test func `A page of the newer search has hits`() {
    let page = #"{"hits":[{"code":"1","product_name":"Oat","brands":["Mill"]}],"count":1}"#
    guard case .search(let products, 1) = answer(page) else {
      Issue.record("no search")
      return
    }
    #expect(products.first?.brand == "Mill")
  }

  @Test func `A web page that asks for timeout is a limit`() {
    #expect(answer("<!DOCTYPE html><h1>TOO MANY REQUESTS</h1>") == .rateLimited)
    #expect(answer("<html><title>Page temporarily unavailable</title>") == .rateLimited)
    #expect(answer("<html>", status: 503) == .rateLimited)
    #expect(answer("slow down", status: 429) == .rateLimited)
  }

  @Test func `Any other web page is unreadable`() {
    #expect(
      answer("<!-- a note -->\n\n\n<!doctype html><html>", status: 200) == .unreadable(.notJSON(.unexpected(offset: 0)))
    )
  }

  @Test(arguments: ["[]", "null", "7", #""jam""#, "{}", #"{"a":1}"#, #"{"error":"no"}"#, #"{"status":"up"}"#])
  func `JSON that is no product is said to be none`(_ text: String) {
    #expect(answer(text) == .unreadable(.notAProduct))
  }

  @Test func `Nothing, half an answer and too much of one are unreadable`() {
    #expect(answer("") == .unreadable(.empty))
    #expect(answer(" \n") == .unreadable(.empty))
    #expect(answer(#"{"code":"7","product_na"#) == .unreadable(.notJSON(.incomplete)))
    let much = ArraySlice(repeating: UInt8(ascii: " "), count: OpenFoodFactsAnswer.limit + 1)
    #expect(OpenFoodFactsAnswer(much) == .unreadable(.tooLarge(limit: OpenFoodFactsAnswer.limit)))
  }

  @Test func `Depth has an end`() {
    let deep = #"{"code":"7","nutriments":"# + String(repeating: "[", count: 100_000)
    #expect(answer(deep) == .unreadable(.notJSON(.tooDeep)))
  }
}
