internal import Conversation
internal import EmbeddedMessages
internal import FoodData
internal import JSON
internal import LanguageModels
internal import Messages
internal import Nutrition
internal import Proposals
internal import Scanning
internal import Services
internal import Store
internal import Terminal

extension Program {
  /// Shows what is in files, as cards or as one JSON object for each. Saves nothing.
  func read(_ paths: [String]) async throws(SessionError) -> ExitCode {
    guard !options.schema else {
      results.write(MealSchema.text)
      return .done
    }
    let model = try modelForReading()
    var code = ExitCode.done
    for path in paths {
      do throws(FileReadingError) {
        let (contents, error) = try await contents(of: path, model)
        let failure = error.map(SessionError.about)
        write(error.map { contents.failing($0, failure?.sentence ?? .empty) } ?? contents, of: path)
        if let failure {
          aside(failure.sentence)
          code = failure.exit
        }
      } catch {
        write(.unreadable(error.sentence), of: path)
        code = .failed
      }
    }
    return code
  }

  /// Reads a file with larder's own readers first, then with the named model.
  private func contents(
    of path: String, _ model: ReadingModel?
  ) async throws(FileReadingError) -> (contents: FileContents, error: ModelError?) {
    let scanner = fileScanner()
    let reader = RecognitionReader()
    let bytes = try scanner.bytes(at: path)
    let recognition = try scanner.recognition(of: bytes, FileQuestion(path: path, wantsPicture: model != nil)) { _ in }
    if recognition.kind == .text, let product = ProductContentReader().contents(of: bytes) { return (product, nil) }
    let finding = reader.finding(in: recognition, as: nil)
    guard let model else { return (reader.contents(of: recognition), nil) }
    do throws(ModelError) {
      let read = try await model.contents(of: recognition, finding, path: path, reader)
      return (read ?? reader.contents(of: recognition), nil)
    } catch {
      return (reader.contents(of: recognition), error)
    }
  }

  /// The model named by the options or LARDER_MODEL; nil where none or only the built-in one is named.
  private func modelForReading() throws(SessionError) -> ReadingModel? {
    guard let name = modelName, name != "builtin" else { return nil }
    return ReadingModel(model: try wireModel(named: name), prompts: try prompts(), context: try passingContext())
  }

  /// A context over an empty database in memory, since nothing is saved. Imported foods are found all the same.
  private func passingContext() throws(SessionError) -> ToolContext {
    let turnEnvironment = try turnEnvironment()
    let store: Store
    let profile: Profile
    do throws(StoreError) {
      store = try Store.open(.memory)
      profile = try store.defaultProfile()
    } catch {
      throw SessionError.about(error)
    }
    var context = ToolContext(
      store: store, foodBank: try foodBank(store), profile: profile, now: turnEnvironment.now,
      zone: turnEnvironment.zone,
      identifiers: turnEnvironment.identifiers)
    context.answered = style.language
    return context
  }

  private func write(_ contents: FileContents, of path: String) {
    if options.json {
      var facts = options.shape?.shaped(contents.facts) ?? contents.facts
      facts["file"] = .string(path)
      return results.write(VisibleJSON.line(facts))
    }
    var card = contents.card
    card.notes.insert(.fileRead(path: path), at: 0)
    write(ToolAnswer(.card(card), facts: contents.facts), in: style)
  }
}
