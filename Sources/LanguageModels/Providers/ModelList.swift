/// The models that a provider offers.
package struct ModelList: Hashable, Sendable {
  /// In the provider's order; empty where it lists none.
  package let names: [ModelName]
  /// Whether the list is complete: long lists are paged, and only the first page is fetched.
  package let isWhole: Bool

  package init(_ names: [ModelName], isWhole: Bool = true) {
    self.names = names
    self.isWhole = isWhole
  }

  /// Whether a name may be valid: it is on the list, it is an alias for the newest of a kind that is, or the list is
  /// incomplete.
  package func mayHave(_ name: ModelName) -> Bool {
    guard isWhole, !names.isEmpty else { return true }
    let model = name.model.lowercased()
    let kind = model.hasSuffix("-latest") ? String(model.dropLast("-latest".count)) : model
    return names.contains { listed in
      let listed = listed.model.lowercased()
      return listed == model || listed.hasPrefix(kind + "-") || listed == model + ":latest"
    }
  }

  /// The names that share the longest beginning, at least half of the letters, with a name that is not on the list.
  package func nearest(to name: ModelName, most: Int) -> [ModelName] {
    let letters = Array(name.model.lowercased())
    func common(_ other: ModelName) -> Int { zip(letters, other.model.lowercased()).prefix { $0 == $1 }.count }
    let near = names.filter { common($0) * 2 >= letters.count && common($0) > 1 }
    return Array(near.sorted { (common($1), $0.model) < (common($0), $1.model) }.prefix(most))
  }
}
