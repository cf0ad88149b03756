internal import Nutrition
internal import Words

/// The words of recipe lines as a table of bytes, in which a line's words are found without making strings.
package struct IngredientVocabulary: Sendable {
  /// A phrase of several words, without the first one.
  private struct Phrase: Sendable {
    let rest: [Int32]
    let word: IngredientWord
  }

  /// The most bytes of a word.
  static let longestWord = 40

  /// The number words of its language.
  var numbers = NumberGrammar()
  private(set) var units: [KitchenUnit] = [KitchenUnit(name: "", measure: nil)]
  private var words: [IngredientWord] = []
  private var phrases: [[Phrase]] = []
  /// The bytes of all words, one after another.
  private var bytes: [UInt8] = []
  private var starts: [Int32] = [0]
  /// An open-addressing hash table of word numbers; -1 is free.
  private var slots = [Int32](repeating: -1, count: 8_192)

  // MARK: Looking up

  var count: Int { words.count }

  func word(_ number: Int32) -> IngredientWord { words[Int(number)] }

  /// The number of a folded word; negative where it is not in the table.
  func number(of word: some RandomAccessCollection<UInt8>, hash: UInt32) -> Int32 {
    guard word.count <= IngredientVocabulary.longestWord else { return -1 }
    var slot = Int(hash) & (slots.count - 1)
    while slots[slot] >= 0 {
      let number = Int(slots[slot])
      let start = Int(starts[number])
      let length = Int(starts[number + 1]) - start
      if length == word.count, isSame(word, at: start) { return Int32(number) }
      slot = (slot + 1) & (slots.count - 1)
    }
    return -1
  }

  private func isSame(_ word: some RandomAccessCollection<UInt8>, at start: Int) -> Bool {
    var position = start
    for byte in word {
      if bytes[position] != byte { return false }
      position += 1
    }
    return true
  }

  func beginsPhrase(_ number: Int32) -> Bool { !phrases[Int(number)].isEmpty }

  /// The longest phrase that begins with the word; `next` returns the numbers of the words after it.
  func phrase(from number: Int32, _ next: (Int) -> Int32?) -> (word: IngredientWord, length: Int)? {
    for phrase in phrases[Int(number)] where phrase.word != .unknown {
      if phrase.rest.indices.allSatisfy({ next($0) == phrase.rest[$0] }) { return (phrase.word, phrase.rest.count) }
    }
    return nil
  }

  // MARK: Filling

  mutating func unit(_ unit: KitchenUnit) -> UInt8 {
    if let known = units.firstIndex(of: unit) { return UInt8(known) }
    guard units.count < 255 else { return 0 }
    units.append(unit)
    return UInt8(units.count - 1)
  }

  /// Applies `change` to a word or phrase, given as folded words with single spaces.
  mutating func insert(_ spelling: ArraySlice<UInt8>, _ change: (inout IngredientWord) -> Void) {
    guard spelling.contains(UInt8(ascii: " ")) else {
      if !spelling.isEmpty { change(&words[Int(place(spelling))]) }
      return
    }
    let numbers = spelling.split(separator: UInt8(ascii: " ")).map { place($0) }
    guard let first = numbers.first else { return }
    guard numbers.count > 1 else { return change(&words[Int(first)]) }
    insert(Array(numbers.dropFirst()), after: Int(first), change)
  }

  private mutating func insert(_ rest: [Int32], after first: Int, _ change: (inout IngredientWord) -> Void) {
    let known = phrases[first].firstIndex { $0.rest == rest }
    var word = known.map { phrases[first][$0].word } ?? .unknown
    change(&word)
    let phrase = Phrase(rest: rest, word: word)
    if let known {
      phrases[first][known] = phrase
    } else {
      let place = phrases[first].firstIndex { $0.rest.count < rest.count } ?? phrases[first].count
      phrases[first].insert(phrase, at: place)
    }
  }

  /// The number of a word, which is added where it is new.
  private mutating func place(_ word: ArraySlice<UInt8>) -> Int32 {
    var hash = WordHash()
    for byte in word { hash.take(byte) }
    let known = number(of: word, hash: hash.value)
    if known >= 0 { return known }
    if (words.count + 1) * 2 > slots.count { grow() }
    words.append(.unknown)
    phrases.append([])
    bytes += word
    starts.append(Int32(bytes.count))
    fill(Int32(words.count - 1), hash.value)
    return Int32(words.count - 1)
  }

  private mutating func fill(_ number: Int32, _ hash: UInt32) {
    var slot = Int(hash) & (slots.count - 1)
    while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = number
  }

  private mutating func grow() {
    slots = [Int32](repeating: -1, count: slots.count * 2)
    for number in words.indices {
      var hash = WordHash()
      for position in starts[number]..<starts[number + 1] { hash.take(bytes[Int(position)]) }
      fill(Int32(number), hash.value)
    }
  }
}
