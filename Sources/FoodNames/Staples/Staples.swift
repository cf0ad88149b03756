/// The food table as parsed and checked from its texts.
package struct Staples: Hashable, Sendable {
  /// In the order of the table; the states of one name are next to each other within a text.
  package let all: [Staple]

  /// Parses the texts of a food table. The first line of a name is its default state.
  package init(reading texts: [FoodText]) throws(StaplesError) {
    var reader = StaplesReader()
    for text in texts { try reader.read(text) }
    all = reader.staples
  }
}

extension NameIndex {
  /// Adds a staple under its name and its synonyms.
  package mutating func insert(_ key: Key, _ staple: Staple) {
    insert(
      key, name: staple.name, synonyms: staple.synonyms, state: staple.state, isDefault: staple.isDefault,
      isWhole: staple.isByRule)
  }
}
