package import JSON
package import Nutrition

/// An answer of FoodData Central's API: a food, complete or abridged, a page of search results, or why there is none.
package enum USDAAnswer: Hashable, Sendable {
  case food(Hit)
  /// The results on the page, and how many there are in all.
  case search([Hit], total: Int?)
  case rateLimited
  case keyRefused

  /// A food in an answer.
  package struct Hit: Hashable, Sendable {
    /// The title as written: "Cheese, cheddar".
    package let title: String
    /// Nil where it has no figures: results of older searches have only names.
    package let food: ReferenceFood?
  }

  /// Nil where the document is not such an answer.
  package init?(_ document: JSONPart) {
    switch document.kind {
    case .array:
      var hits: [Hit] = []
      // Foods that were requested by several ids, or by several searches.
      document.forEachElement { part in
        if case .search(let found, _) = USDAAnswer.page(part) {
          hits += found
        } else {
          USDAAnswer.take(part, into: &hits)
        }
      }
      guard !hits.isEmpty else { return nil }
      self = .search(hits, total: nil)
    case .object:
      guard let answer = USDAAnswer.fault(document) ?? USDAAnswer.page(document) ?? USDAAnswer.single(document) else {
        return nil
      }
      self = answer
    case .string, .number, .bool, .null: return nil
    }
  }

  private static func single(_ document: JSONPart) -> USDAAnswer? { hit(document).map { .food($0) } }

  /// A search page: it has `foods` beside the search's own members.
  private static func page(_ document: JSONPart) -> USDAAnswer? {
    guard let foods = document.member("foods"), foods.kind == .array else { return nil }
    var hits: [Hit] = []
    foods.forEachElement { take($0, into: &hits) }
    let total = document.member("totalHits")?.number.flatMap { Int(String(decoding: $0, as: UTF8.self)) }
    guard !hits.isEmpty || total != nil else { return nil }
    return .search(hits, total: total)
  }

  /// An error of the gateway in front of the API (api.data.gov).
  private static func fault(_ document: JSONPart) -> USDAAnswer? {
    switch document.member("error")?.member("code")?.string {
    case "OVER_RATE_LIMIT": .rateLimited
    case "API_KEY_INVALID", "API_KEY_MISSING", "API_KEY_DISABLED", "API_KEY_UNAUTHORIZED": .keyRefused
    default: nil
    }
  }

  /// The most results that are read.
  private static let mostHits = 1_000

  private static func take(_ document: JSONPart, into hits: inout [Hit]) {
    guard hits.count < mostHits, let hit = hit(document) else { return }
    hits.append(hit)
  }

  private static func hit(_ document: JSONPart) -> Hit? {
    guard let food = try? USDAFood(document) else { return nil }
    let title = PlainText(food.title).text
    return title.isEmpty ? nil : Hit(title: title, food: try? food.reference(USDARelease(date: nil)))
  }
}
