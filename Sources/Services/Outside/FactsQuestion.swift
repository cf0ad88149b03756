package import LanguageModels

/// A request to a model to read a text or picture, without tools, and the form of its answer.
package struct FactsQuestion: Sendable {
  /// Checks the answer against its form.
  package let extraction: Extraction
  /// What the model is sent, text and pictures.
  package let request: ModelRequest
  /// The name of the file that is read, without its folder and safe to show; nil where it is not a file.
  package let file: String?

  init(_ extraction: Extraction, _ request: ModelRequest, file: String? = nil) {
    self.extraction = extraction
    self.request = request
    self.file = file
  }
}
