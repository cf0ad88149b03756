internal import FoodData
internal import FoodSources
internal import JSON
internal import LanguageModels
internal import Nutrition
internal import Proposals
internal import Services

/// The world outside is asked, for whichever tool wants to know: what came is shown to who records it.
extension Session {
  /// Asks for all that the tools of a turn need: over the network side by side, the rest in its order. Nil where the person
  /// has stopped it.
  func learn(_ needs: [Need]) async -> [Resumption]? {
    let fetches = needs.map { Fetch($0, options) }
    for sentence in fetches.compactMap(\.?.announcement) { console.show(sentence) }
    let fetched = await Fetch.results(of: fetches)
    var resumptions: [Resumption] = []
    for (index, need) in needs.enumerated() {
      if let fetch = fetches[index], let result = fetched[index] {
        console.show(.outside(RecordedOutsideAnswer(asked: fetch.words, result)))
        resumptions.append(Resumption(result, fetch.next))
      } else if let resumption = await learn(need) {
        resumptions.append(resumption)
      } else {
        return nil
      }
    }
    return resumptions
  }

  private func learn(_ need: Need) async -> Resumption? {
    switch need {
    case .product, .page: return nil
    case .text(let path, let next): return Resumption(text(of: path), next)
    case .sight(let question, let next): return Resumption(sight(of: question), next)
    case .newestFile(let folder, let next): return Resumption(newestFile(in: folder), next)
    case .words(let request, let next): return await words(for: request).map { Resumption($0, next) }
    case .facts(let question, let next): return await facts(for: question).map { Resumption($0, next) }
    case .line(let question, let next):
      console.show(.notice(question))
      guard case .line(let line) = console.nextInput(.more) else { return Resumption(nil, next) }
      return Resumption(line.text, next)
    }
  }

  // MARK: Open Food Facts

  func answer(to question: ProductQuestion) async -> Result<OutsideAnswer, OutsideFault> {
    await recorded(question.words) { () throws(OutsideFault) in try await options.products.answer(to: question) }
  }

  /// Asks somebody outside, and shows the answer to who records it.
  func recorded(
    _ words: String, _ ask: () async throws(OutsideFault) -> OutsideAnswer
  ) async -> Result<OutsideAnswer, OutsideFault> {
    let result: Result<OutsideAnswer, OutsideFault>
    do throws(OutsideFault) {
      result = .success(try await ask())
    } catch {
      result = .failure(error)
    }
    console.show(.outside(RecordedOutsideAnswer(asked: words, result)))
    return result
  }

  // MARK: Files

  private func sight(of question: FileQuestion) -> Result<FileSight, FileTrouble> {
    recorded(RecordedSight.words(question), as: RecordedSight.answer(sight:)) { () throws(FileTrouble) in
      try options.files.sight(of: question) { step in
        console.show(.progress("\(ScannedFile.name(of: question.path)): \(step)…"))
      }
    }
  }

  private func newestFile(in folder: String?) -> Result<String, FileTrouble> {
    recorded(RecordedSight.words(newestIn: folder), as: RecordedSight.answer(path:)) { () throws(FileTrouble) in
      try options.files.newestFile(in: folder)
    }
  }

  private func text(of path: String) -> Result<String, FileTrouble> {
    recorded("read \(path)", as: RecordedSight.answer(text:)) { () throws(FileTrouble) in
      try options.files.text(of: path)
    }
  }

  private func recorded<Seen>(
    _ words: String, as record: (Seen) -> OutsideAnswer, looking look: () throws(FileTrouble) -> Seen
  ) -> Result<Seen, FileTrouble> {
    do throws(FileTrouble) {
      let seen = try look()
      console.show(.outside(RecordedOutsideAnswer(asked: words, .success(record(seen)))))
      return .success(seen)
    } catch {
      console.show(.outside(RecordedOutsideAnswer(asked: words, .success(RecordedSight.answer(error)))))
      return .failure(error)
    }
  }

  // MARK: Models

  /// Nil where the person has stopped it.
  private func words(for request: ModelRequest) async -> ModelAnswer<ModelWords>? {
    await asking { (model) throws(ModelError) in
      ModelWords(text: try await reply(of: model, to: request).text, author: model.label)
    }
  }

  private func facts(for question: FactsQuestion) async -> ModelAnswer<JSONValue>? {
    await asking { (model) throws(ModelError) in
      console.show(.progress("\(question.file.map { "\($0): " } ?? "")\(model.label) is reading…"))
      let reply = try await reply(of: model, to: question.request)
      if let picture = question.picture, let file = question.file { keepPicture(picture, of: file) }
      return try question.extraction.facts(in: reply, of: model.provider)
    }
  }

  private func asking<Content>(
    _ ask: (any LanguageModel) async throws(ModelError) -> Content
  ) async -> ModelAnswer<Content>? {
    guard let model = models.outside, !hasUsedTokens() else { return .notAsked }
    do throws(ModelError) {
      return .said(try await ask(model))
    } catch {
      console.show(.modelFailed(error))
      guard error != .cancelled else { return nil }
      console.show(.notice(ErrorWording.complaint(.model(error)).sentence))
      return .failed(error)
    }
  }

  /// What a model from outside answers to one question that is no part of the conversation, in full.
  private func reply(of model: any LanguageModel, to request: ModelRequest) async throws(ModelError) -> ModelReply {
    let reply = try await model.respond(to: request) { _ in }
    note(reply, of: model)
    return reply
  }
}
