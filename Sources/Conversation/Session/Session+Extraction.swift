internal import FoodData
internal import JSON
internal import LanguageModels
internal import Nutrition
internal import Services

/// What a model has read in a file.
enum ModelReading: Hashable {
  case receipt(ReceiptAnswer)
  case label(LabelAnswer)
  case meal(MealAnswer)
}

/// What came of showing a file to a model.
enum ModelVerdict: Hashable {
  case read(ModelReading)
  /// It has looked and found nothing.
  case nothing
  /// There is no model, none is needed, or it could not be asked.
  case notAsked
}

/// A model reads a file: it is sent the prompt, the picture or the text, and no tools, so that nothing that stands in
/// the file can make it do anything.
extension Session {
  /// The first of the readings that the file is worth that finds something.
  func readByModel(_ file: ScannedFile, _ finding: Finding) async -> ModelVerdict {
    let kinds = ScanPlan.kinds(for: file.sight, finding, as: file.request.kind)
    guard let model = models.outside, let prompts = options.prompts, !kinds.isEmpty else { return .notAsked }
    for kind in kinds {
      guard let content = ExtractionContent(file), !isOverBudget() else { return .notAsked }
      let extraction = Extraction(kind.prompt, prompts: prompts)
      console.show(.progress("\(file.name): \(model.label) is reading…"))
      do throws(ModelError) {
        budget.count(at: surroundings.now)
        let request = extraction.request(for: content.text, images: content.images, situation: nil)
        let reply = try await model.respond(to: request) { _ in }
        note(reply, of: model)
        keepPicture(of: file)
        if let read = ModelReading(kind, try extraction.facts(in: reply, of: model.provider)) { return .read(read) }
      } catch {
        console.show(.modelFailed(error))
        console.show(.notice(ErrorWording.complaint(.model(error)).sentence))
        return .notAsked
      }
    }
    return .nothing
  }
}

/// What a model is shown of a file.
private struct ExtractionContent {
  /// In bytes, of a text: more than any receipt.
  private static let mostText = 40_000

  let text: String
  var images: [ModelImage] = []

  /// Nil where there is nothing to show.
  init?(_ file: ScannedFile) {
    if let picture = file.sight.picture {
      text = "The picture."
      images = [ModelImage(mediaType: "image/jpeg", bytes: picture)]
    } else if file.sight.kind != .picture, let printed = file.sight.text {
      let lines = printed.lines.joined(separator: "\n")
      text = "The text:\n" + String(decoding: lines.utf8.prefix(ExtractionContent.mostText), as: UTF8.self)
    } else {
      return nil
    }
  }
}

extension ModelReading {
  /// Nil where the model found nothing of the kind.
  fileprivate init?(_ kind: ScanKind, _ facts: JSONValue) {
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

extension ScanKind {
  /// How a model reads it.
  fileprivate var prompt: Prompts.Name {
    switch self {
    case .label, .barcode: .label
    case .receipt: .receipt
    case .meal: .meal
    }
  }
}
