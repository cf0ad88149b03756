internal import Calls
internal import FoodData
internal import JSON
internal import LanguageModels
internal import Nutrition
internal import Services

/// What came of showing a file to a model.
enum ModelVerdict: Hashable {
  case read(ModelReading)
  /// It has looked and found nothing.
  case nothing
  /// There is no model, or none is needed.
  case notAsked
  /// It could not be asked, or answered nothing that can be read.
  case failed
}

/// A model reads a file: it is sent the prompt, the picture or the text, and no tools, so that nothing that stands in
/// the file can make it do anything.
extension Session {
  /// The first of the readings that the file is worth that finds something.
  func readByModel(_ file: ScannedFile, _ finding: Finding) async -> ModelVerdict {
    let kinds = ScanPlan.kinds(for: file.sight, finding, as: file.request.kind)
    guard let model = models.outside, let prompts = options.prompts, !kinds.isEmpty else { return .notAsked }
    var verdict = ModelVerdict.nothing
    for kind in kinds {
      let extraction = Extraction(reading: kind, prompts: prompts)
      guard let request = extraction.request(for: file.sight), !hasUsedTokens() else { return .failed }
      console.show(.progress("\(file.name): \(model.label) is reading…"))
      do throws(ModelError) {
        let reply = try await reply(of: model, to: request)
        keepPicture(of: file)
        if let read = ModelReading(kind, try extraction.facts(in: reply, of: model.provider)) { return .read(read) }
      } catch {
        console.show(.modelFailed(error))
        console.show(.notice(ErrorWording.complaint(.model(error)).sentence))
        // Another form may suit it better; whoever cannot be reached is not asked again.
        guard case .malformedReply = error else { return .failed }
        verdict = .failed
      }
    }
    return verdict
  }
}
