internal import Nutrition
internal import Words

/// Dishes of eggs, of which people say how many eggs are in them: "a 3 egg omelette", "rührei aus 2 eiern".
extension DishParts {
  /// A usual serving of such a dish, an omelette as well as menemen, is made of two eggs.
  static let eggsOfServing = FixedDecimal(2)

  /// A dish with as many servings as its eggs make, its eggs' words, and the number of the parts that say them. Nil where no eggs
  /// are counted, or the dish has no figures of its own.
  func ofEggs(_ said: Chunk, _ rest: ArraySlice<ListPart>) -> (dish: Chunk, eggs: [Int], count: Int)? {
    let chunk = withNumber(said)
    if let behind = countedBehind(chunk), let dish = dish(chunk, of: behind.words, behind.eggs) {
      return (dish, behind.words, 0)
    }
    if let inside = counted(chunk), let dish = dish(chunk, of: inside.words, inside.eggs) {
      return (dish, inside.words, 0)
    }
    let listed = rest.drop { if case .label(let label) = $0 { !label.isHeading } else { false } }
    guard listed.startIndex == rest.startIndex, case .chunk(let next)? = listed.first,
      chunk.pieces.allSatisfy({ !$0.isCounted || $0.isOne }), isOf(next, chunk),
      let eggs = next.pieces.lazy.compactMap(\.amount).first(where: { $0.quantity != nil }),
      let dish = dish(chunk, of: next.words, eggs)
    else { return nil }
    return (dish, next.words, 1)
  }

  /// Whether the eggs of a dish are named next: "with 3 eggs", "(3 eggs)".
  private func isOf(_ next: Chunk, _ dish: Chunk) -> Bool {
    guard kinds.ends(dish.words, in: [.countedMixture]), next.pieces.count == next.words.count + 1 else { return false }
    return next.isContent || [.conjunction(.with), .conjunction(.part), .comma, .aside].contains(next.opening)
  }

  /// The dish with its amount by so many eggs.
  private func dish(_ chunk: Chunk, of words: [Int], _ eggs: AmountPhrase) -> Chunk? {
    let name = chunk.words.filter { !words.contains($0) }
    guard isEgg(words), [nil, .piece].contains(eggs.unit), !eggs.isArticle, let number = eggs.quantity,
      let whole = [chunk.words, name].first(where: names.isSure), let dish = names.match(whole),
      dish.measures[.serving] != nil, dish.category == .dairy || dish.category == .other
    else { return nil }
    var counted = chunk
    counted.pieces = [.amount(eggs.ofServings(number / DishParts.eggsOfServing))] + whole.map { .word($0) }
    return counted
  }

  func isEgg(_ words: [Int]) -> Bool { names.match(words)?.isEgg == true }

  /// The eggs behind the dish in "veggie omelette 3 eggs", and the amount of them. Nil for other foods.
  private func countedBehind(_ chunk: Chunk) -> (words: [Int], eggs: AmountPhrase)? {
    guard let place = chunk.pieces.lastIndex(where: { $0.amount != nil }), place > 0,
      let eggs = chunk.pieces[place].amount,
      case let dish = chunk.pieces[..<place], dish.allSatisfy({ $0.word != nil }),
      kinds.ends(dish.compactMap(\.word), in: [.countedMixture])
    else { return nil }
    return (chunk.pieces[place...].compactMap(\.word), eggs)
  }

  /// The eggs in "a 3 egg omelette", and the amount of them. Nil for other foods.
  private func counted(_ chunk: Chunk) -> (words: [Int], eggs: AmountPhrase)? {
    guard let last = chunk.lastWord, sentence.skip(.countedMixture, at: last) == last + 1,
      case .amount(let amount)? = chunk.pieces.last(where: { $0.amount != nil })
    else { return nil }
    return (Array(chunk.words.dropLast()), amount)
  }

  /// The chunk with a number that a hyphen joins to its first word as an amount: "a three-egg omelette".
  private func withNumber(_ chunk: Chunk) -> Chunk {
    guard !chunk.pieces.contains(where: \.isCounted), let first = chunk.words.first,
      let position = chunk.pieces.firstIndex(of: .word(first)),
      let number = NumberReader(words: sentence).single(at: first, before: first + 1),
      first + 1 < sentence.tokens.count,
      sentence.tokens[first + 1].spacing == .hyphen
    else { return chunk }
    var counted = chunk
    counted.pieces[position] = .amount(AmountPhrase(range: first..<first + 1, quantity: number.value))
    return counted
  }
}

extension AmountPhrase {
  /// The same place in the line, for so many servings.
  func ofServings(_ number: FixedDecimal) -> AmountPhrase {
    var servings = self
    (servings.quantity, servings.unit) = (number, .serving)
    return servings
  }
}

extension FoodMatch {
  /// Whether it is a whole egg, and not its white.
  var isEgg: Bool {
    let lightest = Grams(FixedDecimal(40))
    guard quality.isSure, category == .dairy, let piece = measures[.piece], measures[.slice] == nil else {
      return false
    }
    return piece > lightest && measures.density == nil
  }
}
