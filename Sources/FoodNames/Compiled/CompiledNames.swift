internal import Nutrition
internal import Words

/// The names of the compiled food table, read in place from its bytes.
struct CompiledNames: NameTable {
  private typealias Layout = FoodTableLayout

  let vocabulary: NameVocabulary
  let isOfAnyLanguage = false
  private let bytes: TableBytes
  private let foods: Int
  private let groups: Int
  private let foodsOfGroups: Int
  private let names: Int
  private let letters: Int
  private let texts: HashLists
  private let stems: HashLists
  let words: CompiledNameWords

  init(_ bytes: TableBytes, vocabulary: NameVocabulary) {
    func place(_ part: Layout.Part) -> Int { Layout.place(of: part, in: bytes) }
    self.bytes = bytes
    self.vocabulary = vocabulary
    foods = place(.foods)
    groups = place(.groups)
    foodsOfGroups = place(.foodsOfGroups)
    names = place(.names)
    letters = place(.letters)
    texts = HashLists(bytes, at: place(.texts))
    stems = HashLists(bytes, at: place(.stems))
    words = CompiledNameWords(bytes)
  }

  func name(_ number: Int) -> IndexedName {
    let place = names + number * Layout.name
    let mark = bytes.number(at: place + Layout.name - 1, width: 1)
    var name = IndexedName(
      group: bytes.number(at: place + Layout.number + 2, width: Layout.number), isSynonym: mark & Layout.isSynonym != 0,
      language: Language.spoken[min(mark & (Layout.isWhole - 1), Language.spoken.count - 1)])
    name.start = UInt32(truncatingIfNeeded: bytes.number(at: place, width: Layout.number))
    name.length = UInt16(truncatingIfNeeded: bytes.number(at: place + Layout.number, width: 2))
    name.isChinese = mark & Layout.isChinese != 0
    name.isWhole = mark & Layout.isWhole != 0
    name.isSpelling = mark & Layout.isSpelling != 0
    return name
  }

  func text(of name: Int) -> ArraySlice<UInt8> {
    let range = self.name(name).range
    return bytes.bytes(letters + range.lowerBound..<letters + range.upperBound)[...]
  }

  func foods(of group: Int) -> [IndexedFood] {
    let place = groups + group * Layout.number
    let range =
      bytes.number(at: place, width: Layout.number)..<bytes.number(at: place + Layout.number, width: Layout.number)
    return range.map { food(bytes.number(at: foodsOfGroups + $0 * Layout.number, width: Layout.number)) }
  }

  /// A food by its position.
  func food(_ number: Int) -> IndexedFood {
    let mark = bytes.number(at: foods + number * Layout.food + Layout.number, width: 1)
    let state = mark & (Layout.isDefault - 1)
    return IndexedFood(
      number: number, state: state == 0 ? nil : FoodState.allCases[state - 1], isDefault: mark & Layout.isDefault != 0)
  }

  func names(ofText hash: ByteHash) -> [Int] { texts[hash.value] }

  func names(ofJoinedStem hash: ByteHash) -> [Int] { stems[hash.value] }
}

extension FoodTableLayout {
  /// The offset at which a part begins.
  static func place(of part: Part, in bytes: TableBytes) -> Int {
    bytes.number(at: 2 * number + part.rawValue * place, width: place)
  }
}
