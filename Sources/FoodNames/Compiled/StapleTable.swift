package import FoundationEssentials
package import Nutrition
package import Words

/// The food table that was compiled when larder was built. It is read in place, so that opening it costs nothing. Foods
/// are identified by their positions.
package struct StapleTable: Sendable {
  private typealias Layout = FoodTableLayout

  private let bytes: TableBytes
  private let identifiers: HashLists
  private let names: CompiledNames
  /// How many foods there are.
  package let count: Int

  /// - Parameters:
  ///   - bytes: as `FoodTableWriter` writes them.
  ///   - vocabulary: words that do not say which food is meant.
  package init(_ bytes: TableBytes, vocabulary: NameVocabulary) {
    self.bytes = bytes
    count = bytes.number(at: 0, width: Layout.number)
    identifiers = HashLists(bytes, at: Layout.place(of: .identifiers, in: bytes))
    names = CompiledNames(bytes, vocabulary: vocabulary)
  }

  /// Finds foods by name; keys are positions in the table.
  package var index: some FoodNameFinder<Int> { StapleIndex(names: names) }

  /// The food at a position, as a food of a household's food bank.
  package func food(at position: Int, created: Instant) -> Food {
    let record = record(position)
    let state = names.food(position).state
    return Food(
      id: StableIdentifier.of(Staple.key(record.name, state)), created: created, name: record.name, state: state,
      category: record.category, source: FoodSource(.staples, reference: record.reference),
      per100Grams: record.figures, density: record.density, portions: record.portions)
  }

  /// The name of the food at a position, without its state.
  package func name(at position: Int) -> String { FoodRecord.name(bytes, at: place(of: position)) }

  /// The name in a language of the food with this English name; nil where the table does not have the food, or no name
  /// for it in that language.
  package func name(of english: String, in language: Language) -> String? {
    let name = names.names(of: FoldedText(english).text).first { !names.name($0).isSynonym }
    // Synonyms are stored with the default state of a name.
    let food = name.flatMap { names.foods(of: names.name($0).group).first(where: \.isDefault) }
    return food.flatMap { FoodRecord.name(bytes, at: place(of: $0.number), in: language) }
  }

  /// The content of a usual pack of the food at a position in a country (ISO 3166); nil where none is known.
  package func pack(at position: Int, in country: String) -> UsualPack? {
    record(position).pack.flatMap { CompiledPacks(bytes).pack(ofRow: $0, in: country) }
  }

  /// The position of the food with this id; nil where the table does not have it.
  package func position(of id: UUID) -> Int? {
    identifiers[Layout.hash(of: id)].first { position in
      StableIdentifier.of(Staple.key(name(at: position), names.food(position).state)) == id
    }
  }

  private func record(_ position: Int) -> FoodRecord { FoodRecord(bytes, at: place(of: position)) }

  /// The offset of a food's record.
  private func place(of position: Int) -> Int {
    let entry = Layout.place(of: .foods, in: bytes) + position * Layout.food
    return Layout.place(of: .records, in: bytes) + bytes.number(at: entry, width: Layout.number)
  }
}

/// Finds foods of the compiled table by their names.
private struct StapleIndex: FoodNameFinder {
  let names: CompiledNames

  func key(of food: Int) -> Int { food }

  func foods(for question: NameQuestion) -> [FoundFood] { names.foods(for: question) }

  func food(named name: String, state: FoodState?) -> Int? { names.food(named: name, state: state)?.number }

  func languages(of words: String) -> Set<Language> { names.languages(of: words) }
}
