internal import Conversation
internal import FoodData
internal import LanguageModels
internal import Services

/// A model that is shown files one by one, with no tools and no conversation.
struct ReadingModel {
  let model: any LanguageModel
  let prompts: Prompts
  let context: ToolContext

  /// What the model reads in a file; nil where it is not worth asking, or it finds nothing.
  func contents(
    of recognition: FileRecognition, _ finding: Finding, path: String, _ reader: RecognitionReader
  ) async throws(ModelError) -> FileContents? {
    for kind in ScanPlan.kinds(for: recognition, finding, as: nil) {
      let extraction = Extraction(reading: kind, prompts: prompts)
      guard let request = extraction.request(for: recognition, in: context.answerLanguage) else { return nil }
      let facts = try await extraction.facts(for: request, of: model.provider) { (request) throws(ModelError) in
        try await model.respond(to: request) { _ in }
      }
      if let read = ModelReading(kind, facts) { return try contents(of: read, finding, path, reader) }
      if kind == .meal { return try contents(of: .meal(MealAnswer(facts)), finding, path, reader) }
    }
    return nil
  }

  /// What the food bank cannot make of it is as if it were not read.
  private func contents(
    of read: ModelReading, _ finding: Finding, _ path: String, _ reader: RecognitionReader
  ) throws(ModelError) -> FileContents {
    do throws(ToolError) {
      return try read.contents(beside: finding, path: path, reader, in: context)
    } catch {
      throw .malformedReply(provider: model.provider)
    }
  }
}
