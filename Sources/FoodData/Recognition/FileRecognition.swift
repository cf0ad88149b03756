/// What programs of this machine saw in one file: its kind, its text, its codes. What it means is for readers to say.
package struct FileRecognition: Hashable, Sendable {
  /// What the file is by its first bytes.
  package enum Kind: String, Codable, Sendable {
    case picture, document, text
  }

  /// What the file is, whatever its name ends with.
  package var kind: Kind
  /// The text of a text file or of a document's pages; of a picture, the text recogniser's rows where its boxes are not
  /// known. Nil where none was looked for or found.
  package var text: PrintedText?
  /// A picture as the text recogniser saw it, looked at in one or several ways that suit a receipt.
  package var receiptLooks: [[TextBox]]
  /// The same in ways that suit a label.
  package var labelLooks: [[TextBox]]
  /// Digits of product codes that were read alike in most views of the picture.
  package var codes: [String]
  /// Digits of product codes that were read in fewer views; about one in a hundred is wrong.
  package var doubtfulCodes: [String]
  /// Codes of the kind that tills print on receipts.
  package var receiptCodes: [String]
  /// The picture for a model: a small upright JPEG without anything in it but pixels. It is dropped after the answer and
  /// is in no recording.
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
