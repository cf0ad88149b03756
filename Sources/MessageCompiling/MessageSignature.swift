/// The parameters of a message, read from the comment above it in the English file: "# $energy (figure)".
package struct MessageSignature: Hashable, Sendable {
  /// A parameter of the message.
  package struct Parameter: Hashable, Sendable {
    package let name: String
    /// The kind of value that it takes.
    package let kind: ParameterKind
  }

  /// In the order of the comment, which is the order of the arguments.
  package let parameters: [Parameter]

  /// - Throws: where a comment line begins with a variable but names no known kind.
  package init(_ entry: FluentEntry) throws(FluentError) {
    var parameters: [Parameter] = []
    for line in entry.comment where line.hasPrefix("$") {
      let name = line.dropFirst().prefix { $0 != " " }
      let rest = line.dropFirst(1 + name.count).drop { $0 == " " }
      guard rest.first == "(", let end = rest.firstIndex(of: ")"),
        let kind = ParameterKind(String(rest[rest.index(after: rest.startIndex)..<end]))
      else { throw FluentError(line: entry.line, "the comment does not say what $\(name) is") }
      parameters.append(Parameter(name: String(name), kind: kind))
    }
    self.parameters = parameters
  }

  /// The index of a parameter; nil where there is none of that name.
  func index(of name: String) -> Int? { parameters.firstIndex { $0.name == name } }

  /// The lines of the comment that declare no parameter.
  static func summary(of entry: FluentEntry) -> [String] { entry.comment.filter { !$0.hasPrefix("$") } }
}

/// The kind of value that a parameter takes.
package enum ParameterKind: Hashable, Sendable {
  case figure, count, amount, day, time, text, food, foods, person, words
  case list(String)
  /// A case of a Swift enumeration, given by its type's name: "MealSlot".
  case choice(String)

  init?(_ text: String) {
    switch text {
    case "figure": self = .figure
    case "count": self = .count
    case "amount": self = .amount
    case "day": self = .day
    case "time": self = .time
    case "text": self = .text
    case "food": self = .food
    case "foods": self = .foods
    case "person": self = .person
    case "words": self = .words
    case "and", "or", "series", "clauses", "sentences", "lines": self = .list(text)
    default:
      guard let first = text.first, first.isUppercase, text.allSatisfy({ $0.isLetter || $0 == "." }) else { return nil }
      self = .choice(text)
    }
  }

  /// The parameter's type in Swift.
  package var type: String {
    switch self {
    case .figure: "FixedDecimal"
    case .count: "Int"
    case .amount: "Grams"
    case .day: "DayName"
    case .time: "ClockTime"
    case .text: "Text"
    case .food, .person, .words: "String"
    case .foods: "[String]"
    case .list: "[Text]"
    case .choice(let name): name
    }
  }

  /// The Swift expression that makes the argument from a value of that type.
  package func argument(_ name: String) -> String {
    switch self {
    case .figure: ".figure(\(name))"
    case .count: ".count(\(name))"
    case .amount: ".amount(\(name))"
    case .day: ".day(\(name))"
    case .time: ".time(\(name))"
    case .text: ".text(\(name))"
    case .food: ".text(.food(\(name)))"
    case .foods: ".text(.foods(\(name)))"
    case .person, .words: ".text(.verbatim(\(name)))"
    case .list(let kind): ".text(.list(\(name), .\(kind)))"
    case .choice: ".choice(\(name))"
    }
  }

  /// Whether a message may choose a variant by its plural category.
  var isCounted: Bool { self == .count || self == .figure || self == .amount }
}
