package import Interpreter
package import JSON
package import Nutrition

/// The numbers that somebody has said in a conversation, or that files and tools have told. Any other number that a model
/// writes is its estimate.
package struct KnownNumbers: Sendable {
  private static let longestText = 2_000

  private let lexicon: Lexicon
  /// One is said with every "an apple".
  private var figures: Set<Figure> = [Figure(1)]

  package init(lexicon: Lexicon) {
    self.lexicon = lexicon
  }

  /// What a person has typed: digits, numbers in words, "half", "twice".
  package mutating func hear(_ line: String) {
    guard line.utf8.count <= Interpreter.longestLine else { return read(digitsOf: line) }
    for number in StatedNumbers(lexicon: lexicon).numbers(in: line) {
      figures.formUnion(number.readings.isEmpty ? KnownNumbers.shares : Set(number.readings))
    }
  }

  /// What is known from elsewhere.
  package mutating func formUnion(_ other: KnownNumbers) { figures.formUnion(other.figures) }

  /// What a tool has told, but for what it was told itself: a number does not become known by going through a tool.
  package mutating func take(_ facts: JSONValue, answering arguments: JSONValue = .null) {
    var told = KnownNumbers(lexicon: lexicon)
    told.collect(facts)
    var asked = KnownNumbers(lexicon: lexicon)
    asked.collect(arguments)
    figures.formUnion(told.figures.subtracting(asked.figures))
  }

  /// The numbers of a call that the person sees on a card, but for those that are a model's own.
  package mutating func take(shown arguments: JSONValue) {
    var call = arguments
    call.dropGuesses()
    collect(call)
  }

  /// What a card shows, but for the numbers of its call that are a model's own.
  package mutating func take(card facts: JSONValue, of arguments: JSONValue) {
    var call = arguments
    call.dropGuesses()
    var (told, asked, known) = (
      KnownNumbers(lexicon: lexicon), KnownNumbers(lexicon: lexicon), KnownNumbers(lexicon: lexicon)
    )
    told.collect(facts)
    asked.collect(arguments)
    known.collect(call)
    figures.formUnion(told.figures.subtracting(asked.figures.subtracting(known.figures)))
  }

  /// Whether a number was said or told.
  package func has(_ figure: Figure) -> Bool { figures.contains(figure) }

  /// Whether a sentence states energy or nutrients that nobody has said and nothing has told.
  package func isUnfounded(_ sentence: String) -> Bool {
    guard sentence.utf8.count <= KnownNumbers.longestText, sentence.utf8.contains(where: { $0 >= 0x30 && $0 <= 0x39 })
    else { return false }
    return StatedNumbers(lexicon: lexicon).numbers(in: sentence).contains { number in
      switch number.unit {
      case .kilocalories, .grams, .milligrams:
        !number.readings.contains { stated in figures.contains { $0.isStated(as: stated, places: number.places) } }
      case .kilograms, .pounds, .millilitres, .percent, .other, nil: false
      }
    }
  }

  /// "Half of it", "twice that": the readers tell no number of these.
  private static let shares: Set<Figure> = [
    Figure(1) / Figure(2), Figure(1) / Figure(3), Figure(1) / Figure(4), Figure(3) / Figure(4), Figure(3) / Figure(2),
    Figure(2), Figure(3),
  ]

  private mutating func collect(_ value: JSONValue) {
    switch value {
    case .null, .bool: return
    case .number(let number): if let figure = Figure(number) { figures.insert(figure) }
    case .string(let text): read(digitsOf: text)
    case .array(let values): for value in values { collect(value) }
    // What counts the lines of a list says how much of nothing.
    case .object(let members):
      let columns = (members["columns"]?.array ?? []).map { $0.string ?? "" }
      let counting = Set(columns.indices.filter { KnownNumbers.isCount(columns[$0]) })
      for (name, value) in members where !KnownNumbers.isCount(name) {
        guard name == "rows", !counting.isEmpty else {
          collect(value)
          continue
        }
        for row in value.array ?? [] {
          for (index, cell) in (row.array ?? [row]).enumerated() where !counting.contains(index) { collect(cell) }
        }
      }
    }
  }

  private static func isCount(_ name: String) -> Bool { name == "line" || name == "number" }

  /// The numbers of a text in digits, as larder and programs write them: "1,605 of 2,000 kcal".
  private mutating func read(digitsOf text: String) {
    // A date or a moment.
    guard Day(text.prefix(10)) == nil else { return }
    let runs = text.prefix(KnownNumbers.longestText).split {
      !($0.isASCII && ($0.isNumber || $0 == "." || $0 == ","))
    }
    for run in runs {
      let number = run.filter { $0 != "," }.drop { $0 == "." }
      let whole = number.last == "." ? number.dropLast() : number
      if let figure = Figure(String(whole)) { figures.insert(figure) }
    }
  }
}

extension JSONValue {
  /// Takes the members away that the call notes as a model's own, at any depth.
  fileprivate mutating func dropGuesses() {
    switch self {
    case .object(var members):
      let guessed = members["guessed"]
      for name in guessed?.array ?? [] { if let name = name.string { members[name] = nil } }
      // Where the note names none, it is about all of them.
      if guessed == true { members = members.filter { $0.value.isText } }
      for key in members.keys { members[key]?.dropGuesses() }
      self = .object(members)
    case .array(let values):
      self = .array(
        values.map { value in
          var value = value
          value.dropGuesses()
          return value
        })
    case .null, .bool, .number, .string: return
    }
  }

  private var isText: Bool { string != nil }
}
