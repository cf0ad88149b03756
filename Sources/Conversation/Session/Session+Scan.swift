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
      let request = try toolbox.arguments(of: call, for: ScanFile())
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
    guard request.path == ScanFile.newest else {
      guard namedFiles.contains(request.path) else { throw .fileNotNamed(request.path) }
      return request.path
    }
    guard namedFiles.holds(builtIn.asksForNewestFile) else { throw .fileNotNamed("The newest picture") }
    if let folder = request.folder, !namedFiles.contains(folder) { throw .fileNotNamed(folder) }
    let words = RecordedSight.words(newestIn: request.folder)
    let path = try recordedLook(words, of: request.folder ?? "The newest picture") { () throws(FileTrouble) in
      RecordedSight.answer(path: try options.files.newestFile(in: request.folder))
    }
    do throws(FileTrouble) {
      let found = try RecordedSight.path(in: path)
      console.show(.notice("The newest picture is \(PrintableText.clean(found, limit: 300))."))
      return found
    } catch {
      throw .unreadableFile(request.folder ?? "The newest picture", error)
    }
  }

  func look(at question: FileQuestion) throws(ToolError) -> FileSight {
    var picture: [UInt8]?
    let answer = try recordedLook(RecordedSight.words(question), of: question.path) { () throws(FileTrouble) in
      let sight = try options.files.sight(of: question) { step in
        console.show(.progress("\(ScannedFile.name(of: question.path)): \(step)…"))
      }
      picture = sight.picture
      return RecordedSight.answer(sight)
    }
    do throws(FileTrouble) {
      var sight = try RecordedSight.sight(in: answer)
      // It is in no recording, and goes with this value.
      if let picture { sight.picture = picture }
      return sight
    } catch {
      throw .unreadableFile(question.path, error)
    }
  }

  /// Looks, and shows what was seen to who records it.
  func recordedLook(
    _ words: String, of path: String, _ look: () throws(FileTrouble) -> OutsideAnswer
  ) throws(ToolError) -> OutsideAnswer {
    do throws(FileTrouble) {
      let answer = try look()
      console.show(.outside(RecordedOutsideAnswer(asked: words, .success(answer))))
      return answer
    } catch {
      console.show(.outside(RecordedOutsideAnswer(asked: words, .success(RecordedSight.answer(error)))))
      throw .unreadableFile(path, error)
    }
  }
}
