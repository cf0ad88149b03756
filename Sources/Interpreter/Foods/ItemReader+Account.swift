internal import Nutrition
internal import Words

/// Accounts for the words of a list that no item covers.
extension ItemReader {
  /// Stretches of skipped words that contain the name of a food: "from Anna with leftover chicken"; unknown parts of dishes; and so
  /// much of something unknown.
  var leftOut: [Range<Int>] {
    let named = stretches(of: told).filter { $0.contains { sentence.tokens[$0].isWord && names.isName([$0]) } }
    let parts = stretches(of: unknownParts)
    let measured = stretches(of: unaccounted).filter { stretch in
      isMeasuredOut(stretch) && !(named + parts).contains { $0.overlaps(stretch) }
    }
    return named + parts + measured
  }

  /// Whether it is so much of something that nobody knows: "es Glas Orangsaft".
  private func isMeasuredOut(_ stretch: Range<Int>) -> Bool {
    let unit = stretch.lazy.compactMap { index in
      AmountParser(sentence: sentence).unit(at: index, stretch.upperBound, afterDigits: false)
    }.first
    guard let unit, !unit.value.isSize, unit.value != .piece, unit.next < stretch.upperBound else { return false }
    return sentence.unknownWords.contains(unit.next)
  }

  private func stretches(of words: [Int]) -> [Range<Int>] {
    var stretches: [Range<Int>] = []
    for index in words.sorted() {
      if let last = stretches.last, last.upperBound == index {
        stretches[stretches.count - 1] = last.lowerBound..<index + 1
      } else {
        stretches.append(index..<index + 1)
      }
    }
    return stretches
  }

  /// Notes all words that no rule has taken or left so far.
  mutating func accountForAll(in range: Range<Int>, _ parts: [ListPart], _ labels: [WhenLabel]) {
    let measured = parts.flatMap { part -> [Range<Int>] in
      if case .chunk(let chunk) = part { chunk.pieces.compactMap { $0.amount?.range } } else { [] }
    }
    let passed = labels.map(\.range) + measured
    let known = held.union(unaccounted)
      // "At the cafe" is no coffee.
      .union(range.flatMap { index in sentence.skip(.place, at: index).map { Array(index..<$0) } ?? [] })
    let left = range.filter { index in !known.contains(index) && !passed.contains { $0.contains(index) } }
    leave(left.filter(names.mayBeFood))
  }

  /// Notes words for a dish's parts that its name does not have. Unknown ones are asked about, because the dish's
  /// figures may not include them.
  mutating func leaveParts(_ words: [Int]) {
    unaccounted += words
    unknownParts += words.filter { word in
      sentence.unknownWords.contains(word) && names.match([word])?.quality.isSure != true && !kinds.isTold([word])
    }
  }

  /// The parts of dishes that are foods and not in the dish's name: "a pizza with pineapple".
  func inside(of words: [Int], items: [FoodItem]) -> [[Int]] {
    let dishes = items.compactMap { $0.match.map { Stemmer.stems(of: $0.title) } }
    return stretches(of: words.filter { !unknownParts.contains($0) }).map(Array.init).filter { part in
      guard let title = names.match(part)?.title, names.isSure(part) else { return false }
      let name = Stemmer.stems(of: String(title.prefix { $0 != "," }))
      return !dishes.contains { name.isSubset(of: $0) }
    }
  }

  mutating func leave(_ words: [Int]) {
    unaccounted += words
    told += words
  }
}
