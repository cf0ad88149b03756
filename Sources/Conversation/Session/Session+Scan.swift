internal import Calls
internal import FoodData
internal import FoodSources
internal import FoundationEssentials
internal import Interpreter
internal import JSON
internal import LanguageModels
internal import Nutrition
internal import Proposals
internal import Services

/// Files that the person names: they are looked at here, since that takes programs, time and sometimes a model; what is
/// found is a call of another tool.
extension Session {
  func scan(_ call: ToolCall) async -> Event {
    do throws(ToolError) {
      let request = try toolbox.arguments(of: call, for: ScanFile(), in: context)
      let path = try path(of: request)
      let question = FileQuestion(path: path, kind: request.kind, wantsPicture: models.outside != nil)
      let sight = try look(at: question)
      return .toolFinished(try await outcome(of: ScannedFile(sight, path: path, request)))
    } catch {
      return .toolFailed(error)
    }
  }

  /// The file that a call means, where the person has named it.
  private func path(of request: ScanFile.Arguments) throws(ToolError) -> String {
    guard request.path == ScanFileCall.newest else {
      guard namedFiles.contains(request.path) else { throw .fileNotNamed(request.path) }
      return request.path
    }
    guard namedFiles.holds(builtIn.asksForNewestFile) else { throw .fileNotNamed("The newest picture") }
    if let folder = request.folder, !namedFiles.contains(folder) { throw .fileNotNamed(folder) }
    let found = try recorded(
      RecordedSight.words(newestIn: request.folder), of: request.folder ?? "The newest picture",
      as: RecordedSight.answer(path:),
      looking: { () throws(FileTrouble) in try options.files.newestFile(in: request.folder) })
    console.show(.notice("The newest picture is \(PrintableText.clean(found, limit: 300))."))
    return found
  }

  func look(at question: FileQuestion) throws(ToolError) -> FileSight {
    try recorded(
      RecordedSight.words(question), of: question.path, as: { (sight: FileSight) in RecordedSight.answer(sight) },
      looking: { () throws(FileTrouble) in
        try options.files.sight(of: question) { step in
          console.show(.progress("\(ScannedFile.name(of: question.path)): \(step)…"))
        }
      })
  }

  /// Looks, and shows what was seen to who records it.
  func recorded<Seen>(
    _ words: String, of path: String, as record: (Seen) -> OutsideAnswer, looking look: () throws(FileTrouble) -> Seen
  ) throws(ToolError) -> Seen {
    do throws(FileTrouble) {
      let seen = try look()
      console.show(.outside(RecordedOutsideAnswer(asked: words, .success(record(seen)))))
      return seen
    } catch {
      console.show(.outside(RecordedOutsideAnswer(asked: words, .success(RecordedSight.answer(error)))))
      throw .unreadableFile(path, error)
    }
  }
}
