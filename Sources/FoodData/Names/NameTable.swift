internal import Nutrition
internal import Words

/// The names of an index and the ways to get at them. Foods and groups are numbers here.
///
/// All names stand one after another in one array of letters, and are found by their hashes: the table that comes with
/// larder is taken up when the program starts.
struct NameTable: Sendable {
  /// Folds the names, and keeps them one after another.
  private var folder = TextFolder()
  private(set) var names: [IndexedName] = []
  /// The foods of each group in the order of insertion, as a list: the first of a group, and the one after each.
  private var firstFoods: [Int32] = []
  private var foods: [IndexedFood] = []
  private var nextFoods: [Int32] = []
  private var namesOfText: HashedNumbers
  private var namesOfStem: HashedNumbers
  /// What only weak matches need, made when it is first asked for.
  private var lazyWords = LazyWords()

  /// Nobody knows what language the names are of.
  let isOfAnyLanguage: Bool

  init(expecting foods: Int, isOfAnyLanguage: Bool = false) {
    self.isOfAnyLanguage = isOfAnyLanguage
    let synonyms = 7
    folder.reserve(foods * synonyms * 13)
    names.reserveCapacity(foods * synonyms)
    firstFoods.reserveCapacity(foods)
    self.foods.reserveCapacity(foods)
    nextFoods.reserveCapacity(foods)
    namesOfText = HashedNumbers(expecting: foods * synonyms)
    namesOfStem = HashedNumbers(expecting: foods * synonyms)
  }

  /// The number of the group of this name, and whether that is a new one; nil for a name without letters.
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

  /// Adds a name of a group. A name that keyboards without umlauts spell in another way is added as they do, too.
  mutating func insert(_ name: borrowing Span<UInt8>, _ language: Language, isSynonym: Bool, group: Int) {
    folder.fold(name)
    guard !folder.last.isEmpty else { return }
    var entry = IndexedName(group: group, isSynonym: isSynonym, language: language)
    entry.isChinese = folder.sawIdeograph
    let hasUmlaut = folder.sawUmlaut
    guard add(entry), hasUmlaut else { return }
    folder.fold(name, expandsUmlauts: true)
    entry.isSpelling = true
    _ = add(entry)
  }

  /// Adds the name that was folded last. False where the group has it already; it may have a stem in one more language
  /// then.
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

  /// The name of a group that was folded last, if the group has it.
  private func number(under hash: ByteHash, in group: Int) -> Int? {
    var place = namesOfText.first(under: hash)
    while let here = place {
      let known = namesOfText[here]
      if names[known].group == group, isLast(known) { return known }
      place = namesOfText.place(after: here)
    }
    return nil
  }

  /// Whether a name is the text that was folded last.
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

extension NameTable {
  /// The folded text of a name.
  func text(of name: Int) -> ArraySlice<UInt8> { folder.bytes[names[name].range] }

  /// The foods of a group, in the order of insertion.
  func foods(of group: Int) -> [IndexedFood] {
    var list: [IndexedFood] = []
    var food = firstFoods[group]
    while food >= 0 {
      list.append(foods[Int(food)])
      food = nextFoods[Int(food)]
    }
    return list
  }

  func food(named name: String, state: FoodState?) -> IndexedFood? {
    let name = names(of: FoldedText(name).text).first { !names[$0].isSynonym }
    return name.flatMap { number in foods(of: names[number].group).first { $0.state == state } }
  }

  /// The names that are this folded text.
  func names(of text: String) -> [Int] {
    namesOfText[ByteHash(text.utf8.span)]
  }

  /// The names that are this folded text but for endings and spaces.
  func names(ofStem text: String) -> [Int] {
    var numbers: [Int] = []
    for language in Language.spoken where language != .chinese {
      numbers += namesOfStem[Stemmer.joinedStem(of: text.utf8.span, in: language)]
    }
    return numbers
  }

  /// The words that names consist of.
  var words: NameWordTable { lazyWords.value { NameWordTable(names: names, letters: folder.bytes) } }
}

/// A food as the index keeps it.
struct IndexedFood: Hashable, Sendable {
  let number: Int
  let state: FoodState?
  let isDefault: Bool
}

/// A name as the index keeps it.
struct IndexedName: Hashable, Sendable {
  /// Where its folded text stands among the letters of all names.
  fileprivate(set) var start: UInt32 = 0
  fileprivate(set) var length: UInt16 = 0
  private let groupNumber: Int32
  let isSynonym: Bool
  let language: Language
  /// Whether a part is written without spaces between words.
  var isChinese = false
  /// Only another spelling of the name before it.
  var isSpelling = false

  init(group: Int, isSynonym: Bool, language: Language) {
    groupNumber = Int32(truncatingIfNeeded: group)
    self.isSynonym = isSynonym
    self.language = language
  }

  var group: Int { Int(groupNumber) }
  var range: Range<Int> { Int(start)..<(Int(start) + Int(length)) }
}
