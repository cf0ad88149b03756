internal import Conversation
internal import EmbeddedMessages
internal import LanguageModels
internal import Messages

/// The doctor's checks that use the network, made only with `--online`.
extension Program {
  func checkOnline(_ checkup: inout Checkup) async {
    await checkModel(&checkup)
    await checkProviders(&checkup)
  }

  /// Makes one tiny call to the named model.
  private func checkModel(_ checkup: inout Checkup) async {
    guard let name = modelName, name != "builtin" else {
      return checkup.note(.doctorOnline, .doctorOnlineNoModel)
    }
    do throws(SessionError) {
      let model = try wireModel(named: name, mostTokens: 64)
      let usage = try await greet(model)
      checkup.note(.doctorOnline, .doctorOnlineAnswers(model: name, input: usage.input, output: usage.output))
      guard let served = await model.served() else { return }
      checkup.note(.doctorOnline, .doctorOnlineContext(model: name, tokens: "\(served.context)"))
      guard served.dropsTools else { return }
      checkup.fail(.doctorOnline, SessionError(RemarkWording.sentence(.toolsDropped(model: name)), exit: .provider))
    } catch {
      checkup.fail(.doctorOnline, error)
    }
  }

  /// Checks the keys of the other providers by asking for their lists of models, which costs nothing.
  private func checkProviders(_ checkup: inout Checkup) async {
    let named = modelName.flatMap { ModelName($0)?.provider }
    for provider in ProviderName.allCases where provider.wantsKey && provider != named {
      do throws(SessionError) {
        guard let endpoint = try keyedEndpoint(of: provider) else { continue }
        let models = try await listed(endpoint)
        checkup.note(
          .doctorOnline,
          models.map { .doctorOnlineKeyModels(provider: provider.rawValue, count: $0.names.count) }
            ?? .doctorOnlineKey(provider: provider.rawValue))
      } catch {
        checkup.fail(.doctorOnline, error)
      }
    }
  }

  private func greet(_ model: WireModel) async throws(SessionError) -> LanguageModels::Usage {
    let situation = Situation(now: "", today: "", profile: "")
    let request = ModelRequest(messages: [.user("Answer with one word.")], tools: [], situation: situation)
    do throws(ModelError) {
      return try await model.respond(to: request) { _ in }.usage
    } catch {
      throw SessionError.about(error)
    }
  }
}
