internal import Calls
internal import JSON
internal import Services

/// The resources that a client can read without calling a tool.
enum ContextResource: String, CaseIterable {
  case today, week, foods

  init?(address: String?) {
    guard let address, address.hasPrefix(ContextResource.scheme) else { return nil }
    self.init(rawValue: String(address.dropFirst(ContextResource.scheme.count)))
  }

  private static let scheme = "larder://"

  var address: String { ContextResource.scheme + rawValue }

  var json: JSONValue {
    [
      "uri": .string(address), "name": .string(rawValue), "title": .string(title), "description": .string(about),
      "mimeType": "application/json",
    ]
  }

  /// The tool call whose answer the resource is.
  var call: AnyCall {
    switch self {
    case .today: AnyCall(ShowDayCall())
    case .week: AnyCall(ShowPeriodCall { $0.period = .week })
    case .foods: AnyCall(BrowseFoodsCall())
    }
  }

  private var title: String {
    switch self {
    case .today: "Today"
    case .week: "The last seven days"
    case .foods: "The food bank"
    }
  }

  private var about: String {
    switch self {
    case .today: "The diary of today: meals, entries, figures with their source, and what is left."
    case .week: "Figures by day, averages over the days that were logged, and the targets."
    case .foods: "The household's own foods, with their figures per 100 g."
    }
  }
}
