internal import Calls
package import FoodData
internal import Nutrition

extension RecordTripCall {
  /// The call for a receipt that larder or a model has read.
  package init(_ receipt: Receipt) {
    self.init()
    store = receipt.store
    day = receipt.day?.description
    time = receipt.time?.description
    currency = receipt.currency
    total = receipt.total?.amount
    lines = receipt.lines.prefix(RecordTrip.mostLines).map { TripCallLine($0) }
    warnings = receipt.warnings.compactMap { TripWarning(rawValue: $0.code) }
  }
}

extension TripCallLine {
  fileprivate init(_ line: Receipt.Line) {
    self.init(original: line.original, name: line.name == line.original ? nil : line.name)
    quantity = line.quantity > .zero ? line.quantity : nil
    unit = line.unit.measure
    grams = line.weight?.grams.figure
    approximate = line.weight?.basis == .typical ? true : nil
    price = line.lacksPrice ? nil : line.price.amount
    unitPrice = line.unitPrice
    kind = line.kind == .item ? nil : Purchase.Kind(rawValue: line.kind.rawValue)
    category = line.category
    nonFood = line.isNonFood ? true : nil
    appliesTo = line.appliesTo.map { $0 + 1 }
    doubtful = line.isCorrected ? true : nil
  }
}

extension ReceiptUnit {
  /// Nil for pieces.
  fileprivate var measure: MeasureUnit? {
    switch self {
    case .piece: nil
    case .kilogram: .kilogram
    case .gram: .gram
    case .litre: .litre
    case .millilitre: .millilitre
    case .pound: .pound
    }
  }
}
