package import Calls
internal import EmbeddedMessages
internal import FoodData
internal import LanguageModels
internal import Messages
internal import Nutrition
internal import Store
internal import Words

/// How a file is read: by larder's own readers first, then by a model that can see. The model gets the prompt and the picture
/// or text, and no tools, so that nothing in the file can make it do anything.
extension ScanFile {
  package func start(_ arguments: ScanFileCall, in context: ToolContext) throws(ToolError) -> ToolStep {
    let named = context.outside.named
    guard arguments.path == ScanFileCall.newest else {
      guard named.contains(arguments.path) else { throw .fileNotNamed(arguments.path) }
      return look(at: whole(arguments.path, in: context), arguments, in: context)
    }
    guard named.holds(context.outside.asksForNewestFile) else { throw .fileNotNamed("The newest picture") }
    if let folder = arguments.folder, !named.contains(folder) { throw .fileNotNamed(folder) }
    return .needs(
      .newestFile(folder: arguments.folder) { (found, context) throws(ToolError) in
        switch found {
        case .success(let path):
          return look(
            at: path, arguments, in: context,
            saying: [.pictureNewest(path: PrintableText.clean(path, limit: 300))])
        case .failure(let trouble): throw .unreadableFile(arguments.folder ?? "The newest picture", trouble)
        }
      })
  }

  /// The longer path that was probably meant, where a file of that name exists: a name with spaces and without quotes, such as
  /// "my lunch photo.jpg".
  private func whole(_ path: String, in context: ToolContext) -> String {
    context.outside.named.longerNames(of: path).first(where: context.outside.hasFile) ?? path
  }

  private func look(
    at path: String, _ arguments: ScanFileCall, in context: ToolContext, saying remarks: [Text] = []
  ) -> ToolStep {
    let question = FileQuestion(
      path: path, kind: arguments.kind, wantsPicture: context.outside.hasModel, languages: context.paperLanguages)
    return .needs(
      .recognition(question) { (seen, context) throws(ToolError) in
        switch seen {
        case .success(let recognition):
          let file = ScannedFile(recognition, path: path, arguments)
          let finding = RecognitionReader().finding(in: recognition, as: arguments.kind)
          let kinds = ScanPlan.kinds(for: recognition, finding, as: arguments.kind)
          return try read(file, finding, as: kinds[...], .notAsked, in: context)
        case .failure(let trouble): throw .unreadableFile(path, trouble)
        }
      }, saying: remarks)
  }

  /// The outcome of showing a file to a model.
  private enum Verdict: Hashable {
    /// It has looked and found nothing.
    case nothing
    /// There is no model, or none is needed.
    case notAsked
    /// It could not be asked, or its answer could not be read.
    case failed
  }

  /// Lets the model try the given readings in order, until one finds something.
  private func read(
    _ file: ScannedFile, _ finding: Finding, as kinds: ArraySlice<ScanKind>, _ verdict: Verdict, in context: ToolContext
  ) throws(ToolError) -> ToolStep {
    guard let kind = kinds.first, context.outside.hasModel, let prompts = context.outside.prompts else {
      return try conclude(file, finding, verdict, in: context)
    }
    let extraction = Extraction(reading: kind, prompts: prompts)
    guard let request = extraction.request(for: file.recognition, in: context.answerLanguage) else {
      return try conclude(file, finding, .failed, in: context)
    }
    let question = FactsQuestion(extraction, request, file: file.name)
    return .needs(
      .facts(question) { (answer, context) throws(ToolError) in
        switch answer {
        case .said(let said):
          if let reading = ModelReading(kind, said.facts) {
            let kept = file.kept(as: said.picture)
            return announced(try outcome(of: reading, kept, finding, in: context), file, in: context)
          }
          return try read(file, finding, as: kinds.dropFirst(), .nothing, in: context)
        // Another form may suit the file better. A model that cannot be reached is not asked again.
        case .failed(.malformedReply): return try read(file, finding, as: kinds.dropFirst(), .failed, in: context)
        case .failed, .notAsked: return try conclude(file, finding, .failed, in: context)
        }
      })
  }

  /// Falls back to larder's own reading. With a model available only a quick look was taken, so where the model failed, a
  /// picture is examined more closely.
  private func conclude(
    _ file: ScannedFile, _ finding: Finding, _ verdict: Verdict, in context: ToolContext
  ) throws(ToolError) -> ToolStep {
    guard verdict == .failed, file.request.kind != .meal, file.recognition.kind != .text else {
      return try step(of: finding, in: file, isLastWord: verdict == .nothing, context)
    }
    return .needs(
      .recognition(
        FileQuestion(path: file.path, kind: file.request.kind, languages: context.paperLanguages)
      ) { (seen, context) throws(ToolError) in
        switch seen {
        case .success(let recognition):
          let closer = ScannedFile(recognition, path: file.path, file.request)
          let found = RecognitionReader().finding(in: recognition, as: file.request.kind)
          return try step(of: found, in: closer, isLastWord: false, context)
        case .failure(let trouble): throw .unreadableFile(file.path, trouble)
        }
      })
  }
}

extension ToolContext {
  /// The languages that the profiles of the household have chosen, each once.
  fileprivate var paperLanguages: [Language] {
    let profiles = (try? reading(store.profiles())) ?? [profile]
    return profiles.compactMap { $0.language.flatMap { Language($0) } }.reduce(into: []) { languages, language in
      if !languages.contains(language) { languages.append(language) }
    }
  }
}
