internal import Conversation
internal import FoodData
internal import LanguageModels
internal import Services

/// A model that reads files one at a time, without tools or a conversation.
struct ReadingModel {
  let model: any LanguageModel
  let prompts: Prompts
  let context: ToolContext

  /// What the model reads in a file; nil where asking it is not worthwhile, or it finds nothing.
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

  /// Content that the food bank cannot use counts as an answer that could not be read.
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
