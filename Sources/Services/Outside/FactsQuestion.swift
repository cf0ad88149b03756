package import LanguageModels

/// What a model is to read: the request, without tools, and the form of its answer.
package struct FactsQuestion: Sendable {
  /// Checks the answer against its form.
  package let extraction: Extraction
  /// What the model is sent, text and pictures.
  package let request: ModelRequest
  /// What is read, where it is a file: its name without its folder, safe to show.
  package let file: String?

  init(_ extraction: Extraction, _ request: ModelRequest, file: String? = nil) {
    self.extraction = extraction
    self.request = request
    self.file = file
  }
}
