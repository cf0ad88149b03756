import EmbeddedFoods
import EmbeddedWords
import FoodNames
import FoundationEssentials
import Nutrition
import TestSupport
import Testing
import Words

/// The compiled table answers as one that is read.
struct CompiledTableTests {
  private let table = StapleTable.embedded

  @Test func `the compiled table has the foods of the texts, in the same places`() throws {
    let staples = try ReadStaples.result.get().all
    #expect(table.count == staples.count)
    let created = Instant(milliseconds: 5)
    for (position, staple) in staples.enumerated() {
      #expect(table.food(at: position, created: created) == staple.food(created: created))
      #expect(table.name(at: position) == staple.name)
    }
  }

  @Test func `its foods are found by their identifiers, and no others`() throws {
    for (position, staple) in try ReadStaples.result.get().all.enumerated() {
      #expect(table.position(of: staple.id) == position)
    }
    #expect(table.position(of: StableIdentifier.of("a household’s own stew")) == nil)
    #expect(table.position(of: UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))) == nil)
  }

  @Test func `a food is found by its own name and state`() {
    func name(_ key: Int?) -> String? { key.map { table.food(at: $0, created: Instant(milliseconds: 0)).title } }
    #expect(name(table.index.key(named: "pasta", state: .dry)) == "pasta, dry")
    #expect(table.index.key(named: "pasta", state: .smoked) == nil)
    #expect(table.index.key(named: "spaghetti", state: .cooked) == nil)
  }

  @Test func `each name means what it means to an index that is made of the texts`() throws {
    for (number, name) in try names().enumerated() where number % TestLength.stride(15) == 0 { try expectSame(name) }
  }

  @Test func `so does each with a letter wrong, missing or twice`() throws {
    var generator = SeededGenerator(seed: 22)
    for (number, name) in try names().enumerated() where number % TestLength.count(90, long: 9) == 0 {
      try expectSame(misspelt(name, &generator))
    }
  }

  @Test func `so does a word too many, a word too few, and what is no name`() throws {
    var generator = SeededGenerator(seed: 23)
    let words = try names().flatMap { $0.split(separator: " ").map(String.init) }
    for _ in 0..<TestLength.count(300, long: 3_000) {
      let count = Int.random(in: 1...3, using: &generator)
      try expectSame((0..<count).compactMap { _ in words.randomElement(using: &generator) }.joined(separator: " "))
    }
    for words in ["", " ", "zzyzx", "grilled", "von", "a", "的", "鱼", "红烧牛肉面条汤", "bir dilim ekmeğini"] {
      try expectSame(words)
    }
  }

  private func names() throws -> [String] {
    try ReadStaples.result.get().all.flatMap { [$0.name, $0.title] + $0.synonyms.map(\.text) }
  }

  /// What is searched for is compared each time; of the other questions each is asked of some.
  private func expectSame(_ words: String) throws {
    let read = try CompiledTableTests.index.get()
    let compiled = table.index
    #expect(compiled.search(words, limit: 8) == read.search(words, limit: 8), "\(words)")
    let number = words.utf8.reduce(0) { $0 + Int($1) }
    guard number % 7 == 0 else { return }
    let language = Language.spoken[number / 7 % Language.spoken.count]
    let state = FoodState.allCases[number / 7 % FoodState.allCases.count]
    let (one, other) = (compiled.best(words, language: language), read.best(words, language: language))
    #expect(one?.match == other?.match && one?.isAmbiguous == other?.isAmbiguous, "\(words) in \(language.code)")
    #expect(
      compiled.search(words, state: state, limit: 3) == read.search(words, state: state, limit: 3), "\(words), \(state)"
    )
    #expect(compiled.nearest(words, limit: 3) == read.nearest(words, limit: 3), "\(words)")
    #expect(compiled.languages(of: words) == read.languages(of: words), "\(words)")
    #expect(compiled.key(named: words, state: nil) == read.key(named: words, state: nil), "\(words)")
  }

  private func misspelt(_ name: String, _ generator: inout SeededGenerator) -> String {
    var letters = Array(name)
    let place = Int.random(in: letters.indices, using: &generator)
    switch Int.random(in: 0..<3, using: &generator) {
    case 0: letters[place] = "o"
    case 1: letters.remove(at: place)
    default: letters.insert(letters[place], at: place)
    }
    return String(letters)
  }

  /// The names of the texts, each by its place.
  private static let index = ReadStaples.result.map { staples in
    var index = NameIndex<Int>(expecting: staples.all.count)
    for (position, staple) in staples.all.enumerated() { index.insert(position, staple) }
    return index
  }
}
