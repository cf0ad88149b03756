/// A file that is to be looked at.
package struct ScanRequest: Hashable, Sendable {
  /// As it was named; nil is the newest picture.
  package var path: String?
  /// Where the newest picture is looked for; nil where pictures usually arrive.
  package var folder: String?
  /// What it is said to be: "label", "receipt", "meal" or "barcode".
  package var kind: String?

  package init(path: String? = nil, folder: String? = nil, kind: String? = nil) {
    self.path = path
    self.folder = folder
    self.kind = kind
  }
}
