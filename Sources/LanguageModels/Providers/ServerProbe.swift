internal import HTTP
package import JSON

/// Asks a local server how it serves a model. This costs nothing, and any useless answer is ignored.
struct ServerProbe: Sendable {
  private static let limits = HTTPLimits(firstByte: .seconds(3), stall: .seconds(3), total: .seconds(5))

  let endpoint: Endpoint
  let client: HTTPClient

  /// Nil where it is not a local server, or it does not tell.
  func served(_ model: String) async -> ServedModel? {
    switch endpoint.provider {
    case .llamacpp: await read("props").map { ServedModel(properties: $0) }
    case .ollama: await read("api/ps").map { ServedModel(loaded: $0, model: model) }
    case .openai, .anthropic, .gemini, .compatible: nil
    }
  }

  private func read(_ path: String) async -> JSONValue? {
    await SmallAnswer(endpoint, client: client, limits: ServerProbe.limits).document(path, beside: "v1")
  }
}

extension ServedModel {
  /// From llama.cpp's answer at `/props`.
  package init(properties: JSONValue) {
    let context = properties["default_generation_settings"]?["n_ctx"]?.wholeNumber ?? properties["n_ctx"]?.wholeNumber
    let says = properties["chat_template_caps"]?["supports_tools"]
    let template = properties["chat_template"]?.string
    self.init(
      context: context.flatMap { $0 > 0 ? $0 : nil } ?? ServedModel.usualContext,
      // Older servers do not say, but send the chat template, which mentions the tools where it supports them.
      dropsTools: says.map { $0 == false } ?? template.map { !$0.isEmpty && !$0.contains("tool") } ?? false)
  }

  /// From Ollama's answer at `/api/ps`, which lists the loaded models.
  package init(loaded: JSONValue, model: String) {
    let models = loaded["models"]?.array ?? []
    let found = models.first { entry in [entry["name"], entry["model"]].contains { $0?.string?.isNamed(model) == true }
    }
    self.init(context: found?["context_length"]?.wholeNumber.flatMap { $0 > 0 ? $0 : nil } ?? ServedModel.usualContext)
  }
}

extension String {
  /// Ollama adds a tag to names that have none.
  fileprivate func isNamed(_ name: String) -> Bool { self == name || self == name + ":latest" }
}
