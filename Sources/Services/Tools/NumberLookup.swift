package import Calls
package import JSON
package import Nutrition

/// Whether somebody has said a number of a call, looked for where it is likeliest first: each further place is only read
/// where those before it do not have it.
package struct NumberLookup {
  private let places: [() -> KnownNumbers]

  package init(_ places: [() -> KnownNumbers]) {
    self.places = places
  }

  /// In one place alone.
  package init(_ known: KnownNumbers) { self.init([{ known }]) }

  /// Whether a number was said or told of what it is used for.
  package func has(_ figure: FixedDecimal, as use: NumberUse) -> Bool {
    places.contains { $0().has(figure, as: use) }
  }

  /// The numbers of a call that nobody has said and nothing has told, but for those that say which line or which day is meant.
  package func guesses(in arguments: JSONValue) -> [FixedDecimal] {
    var found: [FixedDecimal] = []
    for (figure, origin) in TellingJSON(arguments, seeking: .quantities).numbers
    where figure != .zero && !found.contains(figure) {
      let use = NumberUse(origin.kinds.count == 1 ? origin.kinds.first : nil)
      if !has(figure, as: use) { found.append(figure) }
    }
    return found
  }
}
