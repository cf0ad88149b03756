internal import Nutrition
internal import Words

/// Names to which more can be added. All are stored one after another in one byte array and found by their hashes.
struct GrowingNames: NameTable {
  /// Folds names and stores the folded text of all of them.
  private var folder = TextFolder()
  private(set) var names: [IndexedName] = []
  /// The foods of each group in the order of insertion, as a linked list: the first food of each group, and the next
  /// food after each.
  private var firstFoods: [Int32] = []
  private(set) var foods: [IndexedFood] = []
  private var nextFoods: [Int32] = []
  private(set) var namesOfText: HashedNumbers
  private(set) var namesOfStem: HashedNumbers
  /// What only weak matches need, built on first use.
  private var lazyWords = LazyWords()

  let isOfAnyLanguage: Bool
  let vocabulary: NameVocabulary

  init(expecting foods: Int, isOfAnyLanguage: Bool, vocabulary: NameVocabulary) {
    self.isOfAnyLanguage = isOfAnyLanguage
    self.vocabulary = vocabulary
    let synonyms = 7
    folder.reserve(foods * synonyms * 13)
    names.reserveCapacity(foods * synonyms)
    firstFoods.reserveCapacity(foods)
    self.foods.reserveCapacity(foods)
    nextFoods.reserveCapacity(foods)
    namesOfText = HashedNumbers(expecting: foods * synonyms)
    namesOfStem = HashedNumbers(expecting: foods * synonyms)
  }

  /// The number of the group with this main name, and whether it is new; nil for a name without letters.
  mutating func group(named name: borrowing Span<UInt8>) -> (number: Int, isNew: Bool)? {
    folder.fold(name)
    defer { folder.takeBack() }
    guard !folder.last.isEmpty else { return nil }
    var place = namesOfText.first(under: ByteHash(folder.bytes.span.extracting(folder.last)))
    while let here = place {
      let known = namesOfText[here]
      if !names[known].isSynonym, isLast(known) { return (names[known].group, false) }
      place = namesOfText.place(after: here)
    }
    firstFoods.append(-1)
    return (firstFoods.count - 1, true)
  }

  mutating func append(_ food: IndexedFood, to group: Int) {
    lazyWords.forget()
    let number = Int32(truncatingIfNeeded: foods.count)
    foods.append(food)
    nextFoods.append(-1)
    if firstFoods[group] < 0 {
      firstFoods[group] = number
    } else {
      var last = Int(firstFoods[group])
      while nextFoods[last] >= 0 { last = Int(nextFoods[last]) }
      nextFoods[last] = number
    }
  }

  /// Adds a name to a group. A name with umlauts is also added in the spelling of keyboards without them ("Broetchen").
  mutating func insert(
    _ name: borrowing Span<UInt8>, _ language: Language, isSynonym: Bool, isWhole: Bool = false, group: Int
  ) {
    folder.fold(name)
    guard !folder.last.isEmpty else { return }
    var entry = IndexedName(group: group, isSynonym: isSynonym, language: language)
    entry.isChinese = folder.sawIdeograph
    entry.isWhole = isWhole
    let hasUmlaut = folder.sawUmlaut
    guard add(entry), hasUmlaut else { return }
    folder.fold(name, expandsUmlauts: true)
    entry.isSpelling = true
    _ = add(entry)
  }

  /// Adds the name that was folded last. False where the group already has it; then at most its stem in another
  /// language is new.
  private mutating func add(_ name: IndexedName) -> Bool {
    let text = folder.last
    let hash = ByteHash(folder.bytes.span.extracting(text))
    let known = number(under: hash, in: name.group)
    if name.language != .chinese {
      let stem = Stemmer.joinedStem(of: folder.bytes.span.extracting(text), in: name.language)
      add(stem: stem, of: known ?? names.count)
    }
    guard known == nil else {
      folder.takeBack()
      return false
    }
    var name = name
    name.start = UInt32(truncatingIfNeeded: text.lowerBound)
    name.length = UInt16(clamping: text.count)
    namesOfText.append(names.count, under: hash)
    names.append(name)
    return true
  }

  /// The name of a group that equals the text that was folded last.
  private func number(under hash: ByteHash, in group: Int) -> Int? {
    var place = namesOfText.first(under: hash)
    while let here = place {
      let known = namesOfText[here]
      if names[known].group == group, isLast(known) { return known }
      place = namesOfText.place(after: here)
    }
    return nil
  }

  /// Whether a name equals the text that was folded last.
  private func isLast(_ name: Int) -> Bool {
    let (range, last) = (names[name].range, folder.last)
    guard range.count == last.count else { return false }
    for offset in 0..<range.count
    where folder.bytes[range.lowerBound + offset] != folder.bytes[last.lowerBound + offset] {
      return false
    }
    return true
  }

  private mutating func add(stem: ByteHash, of name: Int) {
    var place = namesOfStem.first(under: stem)
    while let here = place {
      guard namesOfStem[here] != name else { return }
      place = namesOfStem.place(after: here)
    }
    namesOfStem.append(name, under: stem)
  }
}

extension GrowingNames {
  /// The folded text of all names.
  var letters: [UInt8] { folder.bytes }
  var groupCount: Int { firstFoods.count }

  func name(_ number: Int) -> IndexedName { names[number] }

  func text(of name: Int) -> ArraySlice<UInt8> { folder.bytes[names[name].range] }

  func foods(of group: Int) -> [IndexedFood] {
    var list: [IndexedFood] = []
    var food = firstFoods[group]
    while food >= 0 {
      list.append(foods[Int(food)])
      food = nextFoods[Int(food)]
    }
    return list
  }

  func names(ofText hash: ByteHash) -> [Int] { namesOfText[hash] }

  func names(ofJoinedStem hash: ByteHash) -> [Int] { namesOfStem[hash] }

  var words: GrowingNameWords {
    lazyWords.value { GrowingNameWords(names: names, letters: folder.bytes, vocabulary) }
  }
}
