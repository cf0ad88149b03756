/// The name of a food in the form in which it is compared: its words in the singular, without those that do not count.
enum ScoredName {
  private static let dropped: Set<String> = [
    "a", "an", "the", "of", "some", "fresh", "freshly", "large", "small", "medium", "lg", "sm", "md", "extra", "jumbo",
    "big",
  ]

  /// The forms in which a parsed name may be compared. "beef or chicken stock" also counts as what comes before "or".
  static func readings(of name: String) -> Set<[String]> {
    var readings: Set<[String]> = [words(name, withNotes: false), words(name, withNotes: true)]
    for reading in readings {
      if let or = reading.firstIndex(of: "or"), or > 0 { readings.insert(Array(reading[..<or])) }
    }
    readings.remove([])
    return readings
  }

  /// The accepted forms of the labelled name.
  static func accepted(_ gold: IngredientGold) -> Set<[String]> {
    var names: Set<[String]> = []
    for name in gold.names {
      for withNotes in [true, false] { names.formUnion(alternatives(words(name, withNotes: withNotes))) }
    }
    let notes = Set(asides(of: gold.sentence).flatMap { words($0, withNotes: true) })
    for name in names { names.insert(name.filter { !notes.contains($0) }) }
    names.remove([])
    return names
  }

  /// Forms of a name with "or": "beef or chicken stock" also counts as "beef" and "beef stock".
  private static func alternatives(_ name: [String]) -> Set<[String]> {
    var names: Set<[String]> = [name]
    guard let or = name.firstIndex(of: "or"), let head = name[..<or].last else { return names }
    let first = Array(name[..<or])
    let last = Array(name[(or + 1)...])
    names.insert(first)
    guard let tail = last.last else { return names }
    if head != tail {
      names.insert(first + [tail])
      if last.count > 1 { names.insert(first + last.dropFirst()) }
    }
    if first.count > 1 {
      names.insert([first[0], tail])
      if last.count > 1 { names.insert([first[0]] + last.dropFirst()) }
    }
    return names
  }

  private static func asides(of sentence: String) -> [String] {
    sentence.split(separator: "(").dropFirst().map { String($0.prefix { $0 != ")" }) }
  }

  private static func words(_ text: String, withNotes: Bool) -> [String] {
    var words: [String] = []
    var word = ""
    var depth = 0
    for character in text.lowercased().map({ $0 == "’" ? "'" : $0 }) + [" "] {
      if character == "(" { depth += 1 }
      if character == ")" { depth = 0 }
      let isPart = character.isLetter || character.isNumber || character == "%" || character == "'"
      if isPart, withNotes || depth == 0 {
        word.append(character)
      } else if !word.isEmpty {
        words.append(singular(word))
        word = ""
      }
    }
    return words.filter { !$0.isEmpty && !dropped.contains($0) }
  }

  private static let irregular = [
    "leaves": "leaf", "loaves": "loaf", "halves": "half", "knives": "knife", "olives": "olive", "chives": "chive",
    "endives": "endive", "cloves": "clove", "calves": "calf", "anchovies": "anchovy", "geese": "goose",
    "radishes": "radish", "peaches": "peach", "hummus": "hummus", "molasses": "molasses",
  ]

  private static func singular(_ word: String) -> String {
    let word = word.drop { $0 == "'" }.reversed().drop { $0 == "'" }.reversed().map(String.init).joined()
    if let known = irregular[word] { return known }
    func ends(_ endings: String...) -> Bool { endings.contains { word.hasSuffix($0) } }
    if word.count > 4, ends("ies") { return word.dropLast(3) + "y" }
    if word.count > 4, ends("shes", "ches", "xes", "sses", "zes") { return String(word.dropLast(2)) }
    if word.count > 3, ends("oes") { return String(word.dropLast(2)) }
    if word.count > 2, ends("s"), !ends("ss", "us", "is") { return String(word.dropLast()) }
    return word
  }
}
