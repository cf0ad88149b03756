package import Nutrition

/// What the columns of a table of foods mean, and how its cells are written: for a national table that larder knows, or
/// for any other, as a small text says it (`init(text:)`).
package struct TableMapping: Hashable, Sendable {
  /// "CIQUAL": it stands before a food's number wherever the source is shown.
  package var name: String
  /// The line that the publisher asks for, where figures are shown.
  package var credit: String?
  /// The licence that the publisher gives its figures under: "CC BY 4.0"; nil where none was said.
  package var licence: String?
  /// Nil where it is to be recognised.
  package var separator: UInt8?
  /// `,` or `.`; nil where it is to be recognised.
  package var decimalSign: UInt8?
  /// How its letters are written as bytes.
  package var encoding = TextEncoding.recognised
  /// What the figures are per 100 of, but for rows that say otherwise.
  package var basis = ReferenceFood.Basis.grams
  /// Nil where nobody knows.
  package var carbohydrate: CarbohydrateKind?
  /// Cells that say "not known". An empty one does anyway. Lower case, without spaces, as `traces`.
  package var unknown: Set<String> = []
  /// Cells that say "measured, and too little to be counted".
  package var traces: Set<String> = []
  /// The columns that are looked for, in no order that counts; others of the table are passed over.
  package var columns: [Column] = []

  /// A column by the headers that it may have; the first that is there counts.
  package struct Column: Hashable, Sendable {
    /// What its cells say of a food.
    package let meaning: Meaning
    /// The headers that it may have, the preferred one first.
    package let headers: [HeaderPattern]
    /// Whether the table may do without it.
    package let isOptional: Bool
  }

  init(name: String, columns: [Column] = [], carbohydrate: CarbohydrateKind? = nil) {
    self.name = name
    self.columns = columns
    self.carbohydrate = carbohydrate
  }

  /// What a column says.
  package enum Meaning: Hashable, Sendable {
    case id
    case name
    /// A further name: in another language, or several with semicolons between them.
    case otherNames
    case group
    /// "per 100 g", "pro 100ml": what the row's figures are per 100 of.
    case basis
    /// Grams per millilitre.
    case density
    case energy(EnergyUnit)
    /// Any figure but energy.
    case nutrient(Nutrient, MassUnit)
    case salt(MassUnit)
    /// Grams: it counts in energy.
    case alcohol
  }

  /// A unit of a column of energy.
  package enum EnergyUnit: String, Sendable {
    case kilocalories = "kcal"
    case kilojoules = "kj"
  }

  /// A unit of a column of weights, per 100 g or 100 ml.
  package enum MassUnit: String, Sendable {
    case grams = "g"
    case milligrams = "mg"
  }
}

/// Why a text is no mapping.
package struct MappingError: Error, Hashable, Sendable {
  /// Counted from 1; 0 for the text as a whole.
  package let line: Int
  /// What is wrong there.
  package let problem: Problem

  package init(line: Int, problem: Problem) {
    self.line = line
    self.problem = problem
  }

  /// What is wrong with a line of a mapping.
  package enum Problem: Error, Hashable, Sendable {
    /// Not "key = value".
    case noValue
    case unknownKey(String)
    case unknownValue(String)
    case twice(String)
    /// Without this key the table cannot be read.
    case missing(String)
  }
}
