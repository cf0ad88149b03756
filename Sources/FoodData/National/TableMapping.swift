package import Nutrition

/// What the columns of a food table mean, and how its cells are written. Mappings for national tables are built in, and
/// others can be given as a short text (`init(text:)`).
package struct TableMapping: Hashable, Sendable {
  /// "CIQUAL": shown before a food's number wherever the source is shown.
  package var name: String
  /// The attribution that the publisher asks for.
  package var credit: String?
  /// The licence of the figures: "CC BY 4.0"; nil where none was given.
  package var licence: String?
  /// Nil to detect it.
  package var separator: UInt8?
  /// `,` or `.`; nil to detect it.
  package var decimalSign: UInt8?
  /// The text encoding.
  package var encoding = TextEncoding.recognised
  /// Whether figures are per 100 g or per 100 ml, unless a row says otherwise.
  package var basis = ReferenceFood.Basis.grams
  /// Nil where it is unknown.
  package var carbohydrate: CarbohydrateKind?
  /// The content of cells that means "unknown", as an empty cell always does. In lower case without spaces, like
  /// `traces`.
  package var unknown: Set<String> = []
  /// The content of cells that means "measured, but too little to be counted".
  package var traces: Set<String> = []
  /// The columns to look for, in any order; other columns of the table are ignored.
  package var columns: [Column] = []

  /// A column with its possible headers; the first one that exists counts.
  package struct Column: Hashable, Sendable {
    /// What the column contains.
    package let meaning: Meaning
    /// The possible headers, the preferred one first.
    package let headers: [HeaderPattern]
    /// Whether the column may be missing.
    package let isOptional: Bool
  }

  init(name: String, columns: [Column] = [], carbohydrate: CarbohydrateKind? = nil) {
    self.name = name
    self.columns = columns
    self.carbohydrate = carbohydrate
  }

  /// The meaning of a column.
  package enum Meaning: Hashable, Sendable {
    case id
    case name
    /// Other names: in another language, or several separated by semicolons.
    case otherNames
    case group
    /// What the figures of the row are per: "per 100 g", "pro 100ml".
    case basis
    /// Grams per millilitre.
    case density
    case energy(EnergyUnit)
    /// Any figure but energy.
    case nutrient(Nutrient, MassUnit)
    case salt(MassUnit)
    /// In grams; it counts towards the energy.
    case alcohol
  }

  /// A unit of energy.
  package enum EnergyUnit: String, Sendable {
    case kilocalories = "kcal"
    case kilojoules = "kj"
  }
}
