internal import FoundationEssentials
internal import LanguageModels
internal import Nutrition
internal import Proposals
internal import Services
internal import Store

extension Session {
  /// What the tools of this turn may use.
  var context: ToolContext {
    ToolContext(
      store: store, foodBank: foodBank, profile: profile, now: surroundings.now, zone: surroundings.zone,
      identifiers: surroundings.identifiers)
  }

  func ask(_ messages: [Message], _ waiting: Proposal?) async -> Event {
    let model = models.model(
      lexicon: foodBank.knowledge.lexicon, finder: ProfileFoodFinder(bank: foodBank, profile: profile))
    let request = ModelRequest(messages: messages, tools: toolbox.definitions, situation: situation(waiting))
    do throws(ModelError) {
      let reply = try await model.respond(to: request) { _ in }
      note(reply, provider: model.provider)
      return .modelReplied(reply)
    } catch {
      return error == .cancelled ? .interrupted : .modelFailed(error)
    }
  }

  private func note(_ reply: ModelReply, provider: String) {
    console.show(.model(provider: provider, reply))
    guard reply.usage != .none else { return }
    console.show(.usage(reply.usage))
    do throws(StoreError) {
      let usage = Store::Usage(
        provider: provider, input: reply.usage.input, output: reply.usage.output, cached: reply.usage.cached)
      try store.bookkeeping.add(usage, on: context.today)
    } catch {
      complain(ErrorWording.complaint(.store(error)))
    }
  }

  private func situation(_ waiting: Proposal?) -> Situation {
    let call = waiting.map {
      Situation.WaitingCall(
        id: "\($0.id)", tool: $0.request.tool, arguments: JSONValue(text: $0.request.arguments) ?? .null)
    }
    return Situation(
      now: surroundings.zone.local(surroundings.now).iso8601, today: context.today.description, profile: profile.name,
      waiting: call)
  }
}
