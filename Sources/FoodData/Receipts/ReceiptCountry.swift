internal import EmbeddedWords
internal import Nutrition
internal import Words

/// Determines the currency of a receipt, and whether its dates begin with the month.
struct ReceiptCountry: Sendable {
  let currency: String
  let isAssumed: Bool
  let isMonthFirst: Bool

  init(lines: [ReceiptLine], profile: StoreProfile?) {
    var counts: [String: Int] = [:]
    var sawTotal = false
    for line in lines {
      let isTotal = line.leading == .total && line.amount != nil
      // A second total is in a second currency.
      let weight = isTotal ? (sawTotal ? 0 : 6) : 1
      sawTotal = sawTotal || isTotal
      for token in line.printed.tokens {
        if weight > 0, case .currency(let code) = token.kind { counts[code, default: 0] += weight }
      }
    }
    let words = ReceiptCountry.byWords(lines)
    let country = profile.flatMap { ReceiptCountry.country(of: $0, words: words) } ?? words
    let dollar = counts.removeValue(forKey: "$")
    // A code of two letters may be part of an address, while the euro beside it is real.
    let best = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }
    let ofCountry = country.flatMap { ReceiptCountry.currencies[$0] }
    let ofChain = (profile?.countries ?? []).compactMap { ReceiptCountry.currencies[$0] }
    if let best, ofChain.contains(best.key) {
      (currency, isAssumed) = (best.key, false)
    } else if let ofCountry,
      best == nil || counts[ofCountry] != nil || dollar != nil && ofCountry.hasSuffix("D")
        || best?.value ?? 0 <= 2 && ofCountry != "EUR"
    {
      (currency, isAssumed) = (ofCountry, false)
    } else if let best, best.value >= dollar ?? 0 {
      (currency, isAssumed) = (best.key, false)
    } else if dollar != nil {
      (currency, isAssumed) = ("USD", false)
    } else {
      (currency, isAssumed) = (ofCountry ?? "EUR", ofCountry == nil)
    }
    isMonthFirst = profile?.habits.contains(.monthFirst) == true || ["USD", "CAD"].contains(currency)
  }

  /// The chain's first country, unless words point to another of its countries.
  private static func country(of profile: StoreProfile, words: String?) -> String? {
    if let words, profile.countries.contains(words) { return words }
    return profile.countries.first
  }

  /// The country that the words for taxes point to.
  private static func byWords(_ lines: [ReceiptLine]) -> String? {
    var counts: [String: Int] = [:]
    for line in lines {
      for index in line.words.indices {
        guard let found = tellingWords.meaning(of: line.words, at: index) else { continue }
        // The legal form of Malaysian companies decides, because their tax has the same name as the Canadian one.
        if found.count > 1 { return found.meaning }
        counts[found.meaning, default: 0] += 1
      }
    }
    return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
  }

  private static let tellingWords: PhraseTable<String> = {
    var table = PhraseTable<String>()
    for (country, phrase) in WordTable.embedded.phrases(of: .receipts, kind: "country") {
      table.add(phrase, meaning: country)
    }
    return table
  }()

  private static let currencies: [String: String] = [
    "DE": "EUR", "AT": "EUR", "ES": "EUR", "IT": "EUR", "FR": "EUR", "PT": "EUR", "NL": "EUR", "PL": "PLN", "TR": "TRY",
    "BG": "BGN", "CZ": "CZK", "SK": "EUR", "RO": "RON", "HU": "HUF", "DK": "DKK", "SE": "SEK", "CH": "CHF", "GB": "GBP",
    "US": "USD", "CA": "CAD", "AU": "AUD", "MY": "MYR", "NP": "NPR",
  ]
}
