package import Nutrition

/// A member for each figure that is known.
extension Nutrients: CallRecord {
  package init() { self = .unknown }

  package static let fields: [CallField<Nutrients>] = CallField.figures(\.self)
}
