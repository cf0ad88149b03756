/// Finds a product by its barcode.
package struct LookUpBarcodeCall: Call {
  package static let name = "look_up_barcode"

  /// The digits of the barcode.
  package var barcode = ""
  /// The name to save it under, where that is not the product's.
  package var name: String?

  package init() {}

  package static let fields: [CallField<LookUpBarcodeCall>] =
    [
      .required("barcode", \.barcode, "Digits."),
      .optional("name", \.name),
    ]
}

extension LookUpBarcodeCall {
  /// Only the name that the product is saved under can be changed.
  package static func takes(_ change: Edit.Change) -> Bool {
    if case .food = change { true } else { false }
  }
}
