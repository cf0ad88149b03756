internal import Nutrition

/// The row of a source.
struct KnownSource: Hashable {
  let id: Int64
  let kind: FoodSource.Kind
  let release: String
  let foods: Int
  /// The last import that brought foods of it.
  let importID: Int64

  init(from row: inout RowReader) throws(StoreError) {
    id = row.integer()
    kind = try row.choice()
    release = try row.text()
    foods = row.int()
    importID = row.integer()
  }

  /// Whether it is a newer edition of the same table. Open Food Facts has no editions: a product missing from one of
  /// its files may be in another.
  func replaces(_ other: KnownSource) -> Bool {
    guard kind == other.kind, kind != .openFoodFacts else { return false }
    let (name, otherName) = (ReleaseName(release, of: kind), ReleaseName(other.release, of: kind))
    return name.title == otherName.title && otherName.edition.lexicographicallyPrecedes(name.edition)
  }
}
