internal import Nutrition
internal import Words

/// What a dish is called together with what is in it: "peanut butter and jelly sandwich", "bean burrito".
extension DishParts {
  /// The name with as many of the parts as possible, or else with one of the first `most`: "a burger with cheese and
  /// fries" is not a cheeseburger with fries in it.
  func called(_ chunk: Chunk, _ parts: [Chunk], _ most: Int) -> (name: [Int], count: Int)? {
    for count in stride(from: parts.count, to: 0, by: -1) {
      if let name = name(chunk, parts.prefix(count), isWhole: true) { return (name, count) }
    }
    return name(chunk, parts.prefix(most), isWhole: false).map { ($0, most) }
  }

  /// The name with the most of the contents, wherever they stand in the list and in whatever order: "an omelette with cheese, onions
  /// and ham" is one with ham and cheese. Nil where no two of them make a name.
  func named(_ chunk: Chunk, byAnyOf parts: ArraySlice<Chunk>) -> (name: [Int], count: Int)? {
    let most = 4
    guard (2...most).contains(parts.count), isFilledDish(chunk.words) else { return nil }
    let joint = parts.compactMap { $0.opening == .conjunction(.and) ? $0.first.map { $0 - 1 } : nil }.last
    for count in stride(from: parts.count, through: 2, by: -1) {
      for contents in arrangements(of: parts.map(\.words), count) {
        let plain = contents.flatMap { $0 }
        let joined = joint.map { contents.dropLast().flatMap { $0 } + [$0] + contents[count - 1] }
        let name = [joined, plain].compactMap { $0 }.map {
          sentence.language == .spanish ? chunk.words + $0 : $0 + chunk.words
        }
        .first { names.isSure($0, in: chunk) }
        if let name { return (name, parts.count) }
      }
    }
    return nil
  }

  /// So many of the parts, in every order.
  private func arrangements(of parts: [[Int]], _ count: Int) -> [[[Int]]] {
    guard count > 0 else { return [[]] }
    return parts.indices.flatMap { index in
      var rest = parts
      let part = rest.remove(at: index)
      return arrangements(of: rest, count - 1).map { [part] + $0 }
    }
  }

  /// A name of the dish with its parts: "peanut butter and jelly sandwich", "pasta with tomato sauce", "bean burrito".
  ///
  /// - Parameter isWhole: whether the name must have all of the parts.
  func name(_ chunk: Chunk, _ parts: ArraySlice<Chunk>, isWhole: Bool = true) -> [Int]? {
    let words = chunk.words
    guard let part = parts.first, let first = part.words.first, first > 0,
      !part.hasArticle || !kinds.ends(words, in: [.cookedMixture])
    else { return nil }
    let spoken = parts.flatMap(\.words).spoken
    let single = isWhole || parts.count == 1 ? [] : parts.map { $0.words + words }
    let isOn = parts.first?.opening == .conjunction(.on)
    // Slices of bread with cheese are slices of bread, and a drink is beside what is eaten: "cake with coffee". In Spanish the
    // contents follow the name of the dish.
    let measures = names.match(part.words)?.measures
    let isBeside = chunk.isInSlices || measures?[.glass] != nil || measures?[.mug] != nil
    let isOther = isBeside || sentence.language == .spanish || isPut(part.words, on: words)
    let inverted = isOther ? [] : [spoken + words]
    // "A sub on a roll" is not a sub roll.
    let isOnBread = kinds.ends(words, in: [.filled])
    let candidates =
      inverted + [words + [first - 1] + spoken] + (isOn && !isOnBread ? [words + spoken] : []) + single
    let merger = NameMerger(sentence: sentence, names: names)
    return candidates.first { name in
      // "Mustard on whole wheat" is no kind of mustard.
      names.isSure(name, in: chunk) && holdsHead(words, name)
        && !(isOn && names.match(name)?.title == names.match(words)?.title)
        && !merger.measuresFirst(chunk, [words, part.words], of: name)
    }
  }

  /// Whether a part is put on what was made before: bread with cheese is no cheese bread and yogurt with raspberries no
  /// raspberry yogurt, but a muffin with blueberries is a blueberry muffin.
  private func isPut(_ part: [Int], on words: [Int]) -> Bool {
    guard let base = names.match(words)?.category, [.bakery, .snacks, .dairy].contains(base) else { return false }
    let toppings: Set<FoodCategory> = base == .dairy ? [.produce] : [.dairy, .meat, .seafood]
    return names.match(part)?.category.map(toppings.contains) == true
      && names.match(part.spoken + words)?.category == base
  }

  /// Whether the name keeps a word of the dish that is not just a description: "decaf with oat milk" is not oat milk.
  private func holdsHead(_ words: [Int], _ name: [Int]) -> Bool {
    names.isName(name) || !Set(names.withoutDescription(name)).isDisjoint(with: words)
  }
}
