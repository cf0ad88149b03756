import FoundationEssentials
import LanguageModels
import Testing

@testable import Conversation

private let file = """
  {"date": "2026-08-01", "currency": "USD", "models": {
    "openai:small": {"input": 1.5, "output": 6, "cached": 0.15}, "ollama:home": {"input": 2, "output": 0}}}
  """

@Test func `tokens cost what the list says for a million`() throws {
  let prices = try #require(PriceList(json: Data(file.utf8)))
  #expect(prices.cost(of: Usage(input: 2_000, output: 500), model: "openai:small") == "0.006 USD")
}

@Test func `tokens that the provider had kept have a price of their own, or that of all`() throws {
  let prices = try #require(PriceList(json: Data(file.utf8)))
  #expect(prices.cost(of: Usage(input: 2_000, cached: 1_000), model: "openai:small") == "0.0017 USD")
  #expect(prices.cost(of: Usage(input: 1_000, cached: 1_000), model: "ollama:home") == "0.002 USD")
}

@Test func `a model without a price costs nothing that could be said`() throws {
  let prices = try #require(PriceList(json: Data(file.utf8)))
  #expect(prices.cost(of: Usage(input: 2_000), model: "openai:other") == nil)
  #expect(PriceList.empty.cost(of: Usage(input: 2_000), model: "openai:small") == nil)
}

@Test(arguments: ["", "[]", "{}", #"{"date": "soon", "currency": "USD", "models": {}}"#])
func `a file that is no price list is none`(_ text: String) {
  #expect(PriceList(json: Data(text.utf8)) == nil)
}
