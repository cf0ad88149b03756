/// The barcodes found in a picture.
package struct BarcodeRecognition: Hashable, Sendable {
  /// Product codes (EAN and UPC) that readings of the picture agree on.
  package var agreed: [String]
  /// Product codes that too few readings show, or that another reading contradicts. Some are wrong although their check
  /// digit is right.
  package var doubtful: [String]
  /// Codes of the kinds that are printed on receipts.
  package var receipts: [String]

  package init(agreed: [String] = [], doubtful: [String] = [], receipts: [String] = []) {
    self.agreed = agreed
    self.doubtful = doubtful
    self.receipts = receipts
  }
}
