internal import Nutrition

/// Stores a text as its message and arguments. A plain string is English: texts were stored that way before there was a
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

/// Encoded as an array: the name, then the arguments.
extension CatalogueMessage: Codable {
  package init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    let id = try container.decode(String.self)
    var arguments: [Argument] = []
    while !container.isAtEnd { arguments.append(try container.decode(Argument.self)) }
    self.init(id, arguments)
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(id)
    for argument in arguments { try container.encode(argument) }
  }
}

/// Encoded as an object with one key that names the kind: `{"count":3}`.
extension Argument: Codable {
  private enum CodingKeys: String, CodingKey {
    case text, figure, count, amount, day, time, choice
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    guard let key = container.allKeys.first, container.allKeys.count == 1 else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: container.codingPath, debugDescription: "one argument was expected"))
    }
    self =
      switch key {
      case .text: .text(try container.decode(Text.self, forKey: key))
      case .figure: .figure(try container.decode(FixedDecimal.self, forKey: key))
      case .count: .count(try container.decode(Int.self, forKey: key))
      case .amount: .amount(try container.decode(Grams.self, forKey: key))
      case .day: .day(try container.decode(DayName.self, forKey: key))
      case .time: .time(try container.decode(ClockTime.self, forKey: key))
      case .choice: .choice(try container.decode(String.self, forKey: key))
      }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .text(let text): try container.encode(text, forKey: .text)
    case .figure(let figure): try container.encode(figure, forKey: .figure)
    case .count(let count): try container.encode(count, forKey: .count)
    case .amount(let grams): try container.encode(grams, forKey: .amount)
    case .day(let day): try container.encode(day, forKey: .day)
    case .time(let time): try container.encode(time, forKey: .time)
    case .choice(let choice): try container.encode(choice, forKey: .choice)
    }
  }
}
