/// A text is kept as the facts that it is made of. Words in English are a plain string, as all texts were before there was a
/// catalogue.
extension Text: Codable {
  private enum CodingKeys: String, CodingKey {
    case message, verbatim, food, list, kind
  }

  package init(from decoder: any Decoder) throws {
    if let english = try? decoder.singleValueContainer().decode(String.self) {
      self = .english(english)
      return
    }
    let container = try decoder.container(keyedBy: CodingKeys.self)
    if let message = try container.decodeIfPresent(CatalogueMessage.self, forKey: .message) {
      self = .message(message)
    } else if let words = try container.decodeIfPresent(String.self, forKey: .verbatim) {
      self = .verbatim(words)
    } else if let name = try container.decodeIfPresent(String.self, forKey: .food) {
      self = .food(name)
    } else {
      self = .list(
        try container.decode([Text].self, forKey: .list), try container.decode(ListKind.self, forKey: .kind))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    if case .english(let english) = self {
      var container = encoder.singleValueContainer()
      return try container.encode(english)
    }
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .message(let message): try container.encode(message, forKey: .message)
    case .verbatim(let words), .english(let words): try container.encode(words, forKey: .verbatim)
    case .food(let name): try container.encode(name, forKey: .food)
    case .list(let parts, let kind):
      try container.encode(parts, forKey: .list)
      try container.encode(kind, forKey: .kind)
    }
  }
}
