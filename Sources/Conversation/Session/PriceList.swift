package import FoundationEssentials
package import LanguageModels
package import Nutrition

/// What tokens cost, from a file that the household can edit: prices change, and nobody but the provider knows them.
package struct PriceList: Hashable, Codable, Sendable {
  /// Of one model, for a million tokens.
  package struct Price: Hashable, Codable, Sendable {
    /// Of tokens that are sent, in the currency of the list.
    package var input: FixedDecimal
    /// Of tokens that are answered, in the currency of the list.
    package var output: FixedDecimal
    /// Tokens that the provider had kept; nil where they cost as much as others.
    package var cached: FixedDecimal?
  }

  /// The day that the prices were looked up.
  package var date: Day?
  /// "USD".
  package var currency: String
  /// By model: "openai:gpt-5.4-mini".
  package var models: [String: Price]

  /// Without any price: nothing is said of costs.
  package static let empty = PriceList(date: nil, currency: "USD", models: [:])

  /// Reads the file's JSON: `{"date": "2026-08-01", "currency": "USD", "models": {"openai:NAME": {"input": 1.1,
  /// "output": 4.4, "cached": 0.1}}}`. Nil where it is not that.
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
