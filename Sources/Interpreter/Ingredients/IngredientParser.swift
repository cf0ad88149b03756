internal import Nutrition
internal import Words

/// Parses a recipe line in order: what comes before the amount, the amount, the name, the rest.
struct IngredientParser {
  let line: IngredientLine
  let units: [KitchenUnit]
  let numbers: NumberReader<IngredientLine>
  var ingredient = Ingredient()
  /// The index of the next token.
  var index = 0
  /// The indices of the name's tokens.
  var name: [Int] = []

  init(line: IngredientLine, units: [KitchenUnit]) {
    self.line = line
    self.units = units
    numbers = NumberReader(words: line)
  }

  var end: Int { line.count }

  mutating func parse() -> Ingredient {
    readLead()
    readAmount()
    readName()
    finish()
    return ingredient
  }

  // MARK: Before the amount

  private mutating func readLead() {
    while index < end, line.tokens[index].kind == .mark {
      index = line.isMark(Mark.open, at: index) ? line.afterAside(index) : index + 1
    }
    // The whole line is in parentheses.
    if index >= end, line.isMark(Mark.open, at: 0) { index = 1 }
    skipLabel()
    skipPart()
    var next = index
    while line.has([.approximate, .modifier, .size, .determiner, .unmeasured], at: next)
      || (line.has(.from, at: next) && line.isNumeric(at: next + 1))
    {
      next += 1
    }
    guard next > index, isAmount(at: next) else { return }
    ingredient.isApproximate = (index..<next).contains { line.has(.approximate, at: $0) }
    for place in index..<next { noteSize(at: place) }
    index = next
  }

  mutating func noteSize(at place: Int) {
    guard ingredient.size == nil, line.has(.size, at: place), !line.has(.unit, at: place) else { return }
    ingredient.size = units[Int(line.tokens[place].word.unit)].measure?.unit
  }

  private func isAmount(at index: Int) -> Bool {
    guard index < end else { return false }
    if line.isNumeric(at: index) { return true }
    return line.has([.number, .fraction, .article, .bare], at: index)
  }

  /// Skips a label: "For the sauce: 2 cups flour".
  private mutating func skipLabel() {
    for next in index..<min(index + 6, end) where line.tokens[next].kind != .word {
      if line.isMark(Mark.colon, at: next), next + 1 < end { index = next + 1 }
      return
    }
  }

  /// Takes a part of a food: "juice of 1 lemon", "grated zest and juice of 2 limes", "the breasts from 2 ducks".
  private mutating func skipPart() {
    var part: Int?
    for next in index..<min(index + 7, end) {
      guard line.tokens[next].kind == .word else { return }
      if next > index, line.has([.of, .from], at: next) {
        guard let number = numbers.single(at: next + 1, before: end), part != nil || line.isNumeric(at: next + 1),
          number.end < end
        else { return }
        ingredient.part = part.map { line.text([$0]).lowercased() }
        index = next + 1
        return
      }
      if line.has(.part, at: next) { part = next }
      if let last = part, last == next, line.isNumeric(at: next + 1) {
        // "Juice 1 lemon".
        ingredient.part = line.text([last]).lowercased()
        index = next + 1
        return
      }
      guard !line.has([.number, .fraction, .vague, .bare], at: next) || next == part else { return }
    }
  }

  // MARK: After the name

  private mutating func finish() {
    trimName()
    if ingredient.unit == nil, name.count > 1,
      ingredient.quantity != nil || ingredient.part != nil || isStick(name[name.count - 1]),
      let last = name.last, line.has(.trailing, at: last), !name.contains(where: { line.has([.and, .or], at: $0) }),
      !name.dropLast().allSatisfy({ isDescriptive($0) })
    {
      ingredient.unit = units[Int(line.tokens[last].word.unit)]
      name.removeLast()
      trimName()
      if name.count > 1, line.has(.modifier, at: name[0]) { name.removeFirst() }
    }
    ingredient.food = line.text(name)
    ingredient.plainFood = line.text(name.filter { !line.has(.canned, at: $0) })
    ingredient.coreFood = line.text(core)
  }

  /// The name without words that do not change the figures, and without "leaves" and "halves" at its end.
  private var core: [Int] {
    var core = name.filter { !line.has([.canned, .mere], at: $0) && !line.isMark(Mark.comma, at: $0) }
    while core.count > 1, let last = core.last, line.has([.part, .shape], at: last) { core.removeLast() }
    return core
  }

  /// Whether the word is a unit after a food even without a number: "cinnamon stick".
  private func isStick(_ place: Int) -> Bool {
    let unit = units[Int(line.tokens[place].word.unit)].name
    return unit == "stick" || unit == "clove" || unit == "stalk"
  }

  /// Removes conjunctions and the like from the end of the name.
  private mutating func trimName() {
    let loose: WordRoles = [.and, .or, .of, .from, .with, .article, .adverb, .plus, .determiner]
    while let last = name.last, line.has(loose, at: last) || line.tokens[last].kind == .mark, name.count > 1,
      !line.isMark(Mark.percent, at: last)
    {
      name.removeLast()
    }
  }
}
