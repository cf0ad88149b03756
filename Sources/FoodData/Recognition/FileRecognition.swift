/// What programs of this machine recognised in one file: its kind, its text, its codes. Interpreting it is left to
/// readers.
package struct FileRecognition: Hashable, Sendable {
  /// The kind of file, judged by its first bytes.
  package enum Kind: String, Codable, Sendable {
    case picture, document, text
  }

  /// The kind of the file, whatever its name.
  package var kind: Kind
  /// The text of a text file or of a document's pages; for a picture, the text recogniser's rows where their positions
  /// are not known. Nil where none was looked for or found.
  package var text: PrintedText?
  /// The words recognised in a picture, for each of the looks that suit a receipt.
  package var receiptLooks: [[TextBox]]
  /// The same for looks that suit a label.
  package var labelLooks: [[TextBox]]
  /// Product codes that readings of the picture agree on.
  package var codes: [String]
  /// Product codes that too few readings show, or that another contradicts; some are wrong.
  package var doubtfulCodes: [String]
  /// Codes of the kinds that are printed on receipts.
  package var receiptCodes: [String]
  /// The picture for a model: a small upright JPEG without metadata. It is dropped after the answer and is not in any
  /// recording.
  package var picture: [UInt8]?

  package init(
    kind: Kind, text: PrintedText? = nil, receiptLooks: [[TextBox]] = [], labelLooks: [[TextBox]] = [],
    codes: [String] = [], doubtfulCodes: [String] = [], receiptCodes: [String] = [], picture: [UInt8]? = nil
  ) {
    self.kind = kind
    self.text = text
    self.receiptLooks = receiptLooks
    self.labelLooks = labelLooks
    self.codes = codes
    self.doubtfulCodes = doubtfulCodes
    self.receiptCodes = receiptCodes
    self.picture = picture
  }
}
