internal import EmbeddedMessages
internal import FoodData
internal import FoodSources
internal import JSON
internal import LanguageModels
internal import Messages
internal import Nutrition
internal import Proposals
internal import Services

/// Puts the needs of tools to the outside world. Every answer is shown to the console, which may record it.
extension Session {
  /// Asks for everything that the tools of a turn need: the network and files concurrently, the rest in order. Nil where the
  /// person has cancelled it.
  func learn(_ needs: [Need]) async -> [Resumption]? {
    let inquiries = needs.map { Inquiry($0, options) }
    for sentence in inquiries.compactMap(\.?.announcement) { console.show(sentence) }
    if let doing = inquiries.lazy.compactMap(\.?.doing).first { console.show(.waiting(doing)) }
    let arrivals = await Inquiry.arrivals(of: inquiries) { console.show(.progress($0)) }
    var resumptions: [Resumption] = []
    for (need, arrival) in zip(needs, arrivals) {
      guard let resumption = await learn(need, arrival) else { return nil }
      resumptions.append(resumption)
    }
    return resumptions
  }

  /// - Parameter arrival: the answer, where the network or a file was asked.
  private func learn(_ need: Need, _ arrival: Inquiry.Arrival?) async -> Resumption? {
    switch need {
    case .product, .page, .text, .recognition, .newestFile:
      guard let arrival, !arrival.isCancelled else { return nil }
      console.show(.outside(arrival.record))
      return arrival.resumption
    case .words(let request, let next): return await words(for: request).map { Resumption($0, next) }
    case .facts(let question, let next): return await facts(for: question).map { Resumption($0, next) }
    case .line(let question, let next):
      console.show(.notice(question))
      guard case .line(let line) = console.nextInput(.more) else { return Resumption(nil, next) }
      return Resumption(line.text, next)
    }
  }

  /// Asks outside on behalf of no tool, and shows the answer to the console, which may record it.
  func recorded(
    _ words: String, _ ask: () async throws(OutsideError) -> OutsideAnswer
  ) async -> Result<OutsideAnswer, OutsideError> {
    let result = await Result(awaiting: ask)
    console.show(.outside(RecordedOutsideAnswer(asked: words, result)))
    return result
  }

  // MARK: Models

  /// Nil where the person has cancelled it.
  private func words(for request: ModelRequest) async -> ModelAnswer<ModelWords>? {
    await asking { (model) throws(ModelError) in
      ModelWords(text: try await reply(of: model, to: request).text, author: model.label)
    }
  }

  private func facts(for question: FactsQuestion) async -> ModelAnswer<ModelFacts>? {
    await asking { (model) throws(ModelError) in
      var kept: String?
      if let file = question.file { console.show(.progress(.waitingReading(file: file, model: model.label))) }
      let facts = try await question.extraction.facts(for: question.request, of: model.provider) {
        (request) throws(ModelError) in
        let reply = try await reply(of: model, to: request)
        if request == question.request, let picture = request.images.first?.bytes, let file = question.file {
          kept = keepPicture(picture, of: file)
        }
        return reply
      }
      return ModelFacts(facts, picture: kept)
    }
  }

  private func asking<Content>(
    _ ask: (any LanguageModel) async throws(ModelError) -> Content
  ) async -> ModelAnswer<Content>? {
    guard let model = models.outside, !hasUsedTokens() else { return .notAsked }
    console.show(.waiting(.waitingModel(model: model.label)))
    do throws(ModelError) {
      return .said(try await ask(model))
    } catch {
      console.show(.modelFailed(error))
      guard error != .cancelled else { return nil }
      console.show(.notice(ErrorWording.failure(.model(error)).sentence))
      return .failed(error)
    }
  }

  /// The complete answer of an outside model to a single question outside the conversation.
  private func reply(of model: any LanguageModel, to request: ModelRequest) async throws(ModelError) -> ModelReply {
    let reply = try await model.respond(to: request) { _ in }
    note(reply, of: model)
    return reply
  }
}
