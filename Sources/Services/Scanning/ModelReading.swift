package import FoodData
package import JSON
package import LanguageModels

/// What a model has read in a file.
package enum ModelReading: Hashable, Sendable {
  case receipt(ReceiptAnswer)
  case label(LabelAnswer)
  case meal(MealAnswer)

  /// Nil where the model found nothing of this kind.
  package init?(_ kind: ScanKind, _ facts: JSONValue) {
    switch kind {
    case .receipt:
      let answer = ReceiptAnswer(facts)
      guard answer.holdsLines else { return nil }
      self = .receipt(answer)
    case .label:
      guard let answer = LabelAnswer(facts) else { return nil }
      self = .label(answer)
    case .meal:
      let answer = MealAnswer(facts)
      guard !answer.foods.isEmpty else { return nil }
      self = .meal(answer)
    case .barcode: return nil
    }
  }
}

extension Extraction {
  /// The form in which a model reads a file of this kind.
  package init(reading kind: ScanKind, prompts: Prompts) {
    let name: Prompts.Name =
      switch kind {
      case .label, .barcode: .label
      case .receipt: .receipt
      case .meal: .meal
      }
    self.init(name, prompts: prompts)
  }

  /// In bytes of text: more than any receipt has.
  private static let mostText = 40_000

  /// The request about a file: its picture, else its text, without tools. Nil where there is nothing to show.
  ///
  /// - Parameter language: the code of the language for the model's own remarks.
  package func request(for recognition: FileRecognition, in language: String) -> ModelRequest? {
    if let picture = recognition.picture {
      let image = ModelImage(mediaType: "image/jpeg", bytes: picture)
      return request(for: "The picture.\nlanguage: \(language)", images: [image], situation: nil)
    }
    guard recognition.kind != .picture, let printed = recognition.text else { return nil }
    let lines = printed.lines.joined(separator: "\n")
    let text = String(decoding: lines.utf8.prefix(Extraction.mostText), as: UTF8.self)
    return request(for: "The text:\n" + text, situation: nil)
  }
}
