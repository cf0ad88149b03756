internal import Nutrition
package import Words

/// Writes the compiled food table in the layout of `FoodTableLayout`. Names are folded and indexed by the same code as
/// those of a household's foods.
package struct FoodTableWriter {
  private typealias Layout = FoodTableLayout

  private let staples: [Staple]
  private let packs: PackText
  private let names: GrowingNames

  /// Indexes the names of staples, which the table has in this order.
  ///
  /// - Parameters:
  ///   - packs: the usual packs of these foods; by default none.
  ///   - vocabulary: words that do not say which food is meant.
  package init(_ staples: [Staple], packs: PackText = PackText(), vocabulary: NameVocabulary) {
    self.staples = staples
    self.packs = packs
    var index = NameIndex<Int>(expecting: staples.count, vocabulary: vocabulary)
    for (position, staple) in staples.enumerated() { index.insert(position, staple) }
    names = index.table
  }

  /// The bytes of the table, which are valid UTF-8.
  package var bytes: [UInt8] {
    let parts = Layout.Part.allCases.map(bytes)
    var table = TableWriter()
    table.append(staples.count, width: Layout.number)
    table.append(names.names.count, width: Layout.number)
    var place = Layout.heading
    for part in parts {
      table.append(place, width: Layout.place)
      place += part.count
    }
    for part in parts { table.append(part) }
    return table.bytes
  }

  private func bytes(of part: Layout.Part) -> [UInt8] {
    switch part {
    case .foods: foods.bytes
    case .records: records.table.bytes
    case .groups: groups.bytes
    case .foodsOfGroups: foodsOfGroups.bytes
    case .names: indexedNames.bytes
    case .letters: names.letters
    case .texts: HashLists.bytes(of: names.namesOfText.all.map { ($0.hash.value, $0.number) })
    case .stems: HashLists.bytes(of: names.namesOfStem.all.map { ($0.hash.value, $0.number) })
    case .identifiers: HashLists.bytes(of: staples.enumerated().map { (Layout.hash(of: $1.id), $0) })
    case .content: content.bytes
    case .words: HashLists.bytes(of: names.words.namesOfWord.all.map { ($0.hash.value, $0.number) })
    case .wordLetters: names.words.letters
    case .wholeNames: HashLists.bytes(of: names.words.wholeNames.all.map { ($0.hash.value, $0.number) })
    case .nameSpellings: CompiledSpellings.bytes(of: names.words.nameSpellings)
    case .wordSpellings: CompiledSpellings.bytes(of: names.words.wordSpellings)
    case .packs: CompiledPacks.bytes(of: packs)
    }
  }

  private var foods: TableWriter {
    var table = TableWriter()
    let places = records.places
    for (position, staple) in staples.enumerated() {
      table.append(places[position], width: Layout.number)
      let state = staple.state.flatMap { FoodState.allCases.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
      table.append(state | (staple.isDefault ? Layout.isDefault : 0), width: 1)
    }
    return table
  }

  private var records: (table: TableWriter, places: [Int]) {
    var table = TableWriter()
    var places: [Int] = []
    for staple in staples {
      places.append(table.bytes.count)
      FoodRecord.append(staple, pack: packs.row(of: staple), to: &table)
    }
    return (table, places)
  }

  private var groups: TableWriter {
    var table = TableWriter()
    var count = 0
    for group in 0..<names.groupCount {
      table.append(count, width: Layout.number)
      count += names.foods(of: group).count
    }
    table.append(count, width: Layout.number)
    return table
  }

  private var foodsOfGroups: TableWriter {
    var table = TableWriter()
    for group in 0..<names.groupCount {
      for food in names.foods(of: group) { table.append(food.number, width: Layout.number) }
    }
    return table
  }

  private var indexedNames: TableWriter {
    var table = TableWriter()
    for name in names.names {
      table.append(name.range.lowerBound, width: Layout.number)
      table.append(name.range.count, width: 2)
      table.append(name.group, width: Layout.number)
      let language = Language.spoken.firstIndex(of: name.language) ?? 0
      let marks = [
        (name.isWhole, Layout.isWhole), (name.isSynonym, Layout.isSynonym), (name.isChinese, Layout.isChinese),
        (name.isSpelling, Layout.isSpelling),
      ]
      table.append(marks.reduce(language) { $0 | ($1.0 ? $1.1 : 0) }, width: 1)
    }
    return table
  }

  private var content: TableWriter {
    var table = TableWriter()
    let words = names.words
    for name in names.names.indices {
      table.append(words.count(of: name), width: 1)
      table.append(HashLists.check(of: words.heads[name].value), width: HashLists.check)
    }
    return table
  }
}
