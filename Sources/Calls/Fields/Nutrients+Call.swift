package import Nutrition

/// In JSON only the known figures are members.
extension Nutrients: CallRecord {
  package init() { self = .unknown }

  package static let fields: [CallField<Nutrients>] = CallField.figures(\.self)
}
