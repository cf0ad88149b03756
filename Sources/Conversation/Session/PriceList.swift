package import FoundationEssentials
package import LanguageModels
package import Nutrition

/// The prices of tokens, from a file that the household can edit, since prices change and only the provider knows them.
package struct PriceList: Hashable, Codable, Sendable {
  /// The prices of one model, per million tokens.
  package struct Price: Hashable, Codable, Sendable {
    /// The price of input tokens, in the currency of the list.
    package var input: FixedDecimal
    /// The price of output tokens, in the currency of the list.
    package var output: FixedDecimal
    /// The price of input tokens that the provider had cached; nil where they cost the same.
    package var cached: FixedDecimal?
  }

  /// The day on which the prices were looked up.
  package var date: Day?
  /// "USD".
  package var currency: String
  /// By model name: "openai:gpt-5.4-mini".
  package var models: [String: Price]

  /// A list without prices, with which no costs are shown.
  package static let empty = PriceList(date: nil, currency: "USD", models: [:])

  /// Parses the file: `{"date": "2026-08-01", "currency": "USD", "models": {"openai:NAME": {"input": 1.1, "output": 4.4,
  /// "cached": 0.1}}}`. Nil where it has another form.
  package init?(json: Data) {
    guard let list = try? JSONDecoder().decode(PriceList.self, from: json) else { return nil }
    self = list
  }

  private init(date: Day?, currency: String, models: [String: Price]) {
    self.date = date
    self.currency = currency
    self.models = models
  }

  /// "0.0042 USD"; nil where the model has no price.
  package func cost(of usage: LanguageModels::Usage, model: String) -> String? {
    amount(of: usage, model: model).map { "\($0.formatted(places: 4)) \(currency)" }
  }

  /// In the currency of the list; nil where the model has no price.
  package func amount(of usage: LanguageModels::Usage, model: String) -> FixedDecimal? {
    guard let price = models[model] else { return nil }
    let million = FixedDecimal(1_000_000)
    let fresh = FixedDecimal(max(usage.input - usage.cached, 0)) * price.input
    let kept = FixedDecimal(usage.cached) * (price.cached ?? price.input)
    return (fresh + kept + FixedDecimal(usage.output) * price.output) / million
  }
}
