/// The signs and codes of currencies on receipts.
enum PrintedCurrency {
  /// The ISO 4217 code for a sign or word; "$" where the country decides which dollar it is.
  static func code(of word: String) -> String? { codes[word] }

  private static let codes: [String: String] = [
    "€": "EUR", "EUR": "EUR", "Eur": "EUR", "EURO": "EUR", "Euro": "EUR", "£": "GBP", "GBP": "GBP", "₺": "TRY",
    "TL": "TRY", "TRY": "TRY", "zł": "PLN", "ZŁ": "PLN", "PLN": "PLN", "zl": "PLN", "лв": "BGN", "ЛВ": "BGN",
    "BGN": "BGN", "USD": "USD", "CAD": "CAD", "AUD": "AUD", "NZD": "NZD", "CHF": "CHF", "SFr": "CHF", "RM": "MYR",
    "MYR": "MYR", "NPR": "NPR", "Rs": "INR", "INR": "INR", "₹": "INR", "Kč": "CZK", "CZK": "CZK", "DKK": "DKK",
    "SEK": "SEK", "NOK": "NOK", "HUF": "HUF", "Ft": "HUF", "RON": "RON", "JPY": "JPY", "¥": "JPY", "SGD": "SGD",
    "THB": "THB", "CNY": "CNY", "BRL": "BRL", "MXN": "MXN",
  ]
}
