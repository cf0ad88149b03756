internal import FoodData

/// Why a record is not imported; records are counted by it. Other programs read the raw value.
package enum RejectReason: String, CaseIterable, Sendable {
  case notReadable = "not_readable"
  case tooLong = "too_long"
  case wrongWidth = "wrong_number_of_fields"
  case noIdentifier = "no_identifier"
  case noName = "no_name"
  case nameTooLong = "name_too_long"
  case notANumber = "not_a_number"
  case noNutrition = "no_nutrition"
  case unknownBasis = "unknown_basis"
  // These are no faults of the file: such records are left out on purpose.
  case notAFood = "not_a_food"
  case superseded
  case otherCountry = "other_country"

  /// Whether something is wrong with the record.
  package var isFault: Bool {
    switch self {
    case .notAFood, .superseded, .otherCountry: false
    case .notReadable, .tooLong, .wrongWidth, .noIdentifier, .noName, .nameTooLong, .notANumber, .noNutrition,
      .unknownBasis:
      true
    }
  }
}

extension RejectReason {
  init(_ reject: FoodReadingError) {
    switch reject {
    case .table(let reject): self = RejectReason(reject)
    case .notJSON: self = .notReadable
    case .tooLong: self = .tooLong
    case .noIdentifier: self = .noIdentifier
    case .noName: self = .noName
    case .nameTooLong: self = .nameTooLong
    case .noFigures: self = .noNutrition
    case .unknownBasis: self = .unknownBasis
    case .notANumber: self = .notANumber
    case .notAFood: self = .notAFood
    case .superseded: self = .superseded
    }
  }

  init(_ rejection: OpenFoodFactsDump.RecordError) {
    switch rejection {
    case .unreadable: self = .notReadable
    case .fieldCount: self = .wrongWidth
    case .notFood: self = .notAFood
    case .otherCountry: self = .otherCountry
    case .noBarcode: self = .noIdentifier
    case .noName: self = .noName
    case .noNutrition: self = .noNutrition
    }
  }
}

extension RejectReason {
  fileprivate init(_ reject: TableRowError) {
    switch reject {
    case .tooLong: self = .tooLong
    case .tooManyColumns, .columnCount: self = .wrongWidth
    case .strayQuote, .unfinished: self = .notReadable
    }
  }
}
