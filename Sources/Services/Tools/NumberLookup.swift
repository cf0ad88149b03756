package import Calls
package import JSON
package import Nutrition

/// Looks up whether a number of a call is known. The likeliest place is searched first, and further places are read only if
/// necessary.
package struct NumberLookup {
  private let places: [() -> KnownNumbers]

  package init(_ places: [() -> KnownNumbers]) {
    self.places = places
  }

  /// A lookup in a single place.
  package init(_ known: KnownNumbers) { self.init([{ known }]) }

  /// Whether a number is known for this use.
  package func has(_ figure: FixedDecimal, as use: NumberUse) -> Bool {
    places.contains { $0().has(figure, as: use) }
  }

  /// The numbers of a call that are not known, except those that identify a line or a day.
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
