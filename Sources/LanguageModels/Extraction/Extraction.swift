internal import Calls
package import JSON

/// Has a model read a picture or a text: the prompt that says how, and the form of its answer. The model is given no
/// tools, so that text in a picture cannot make it do anything.
package struct Extraction: Hashable, Sendable {
  /// How to read, used as the system prompt.
  package let prompt: Prompt
  /// The form of the answer.
  package let form: AnswerForm

  /// The prompt with this name, and the form that belongs to it.
  package init(_ name: Prompts.Name, prompts: Prompts) {
    prompt = prompts[name]
    form = AnswerForm(name: name.rawValue, schema: name.schema)
  }
}

extension Extraction {
  /// The request: the prompt, what is to be read, and no tools.
  package func request(for text: String, images: [ModelImage] = [], situation: Situation?) -> ModelRequest {
    ModelRequest(
      system: prompt.text, messages: [.user(text)], tools: [], situation: situation, images: images, answerForm: form)
  }

  /// The facts in a model's answer. It is asked once more where its answer is not in the form.
  ///
  /// - Parameter reply: asks the model.
  /// - Throws: `.malformedReply` where the second answer is not in the form either.
  package func facts(
    for request: ModelRequest, of provider: String,
    by reply: (ModelRequest) async throws(ModelError) -> ModelReply
  ) async throws(ModelError) -> JSONValue {
    let first = try await reply(request)
    do throws(ModelError) {
      return try facts(in: first, of: provider)
    } catch {
      guard case .malformedReply = error else { throw error }
      let again: ModelReply
      do throws(ModelError) {
        again = try await reply(request.telling(request.messages + [.user(Extraction.again)]))
      } catch .cancelled {
        throw .cancelled
      } catch {
        throw .malformedReply(provider: provider)
      }
      return try facts(in: again, of: provider)
    }
  }

  /// What is added to the second request.
  private static let again =
    "The answer before this one was not in the form that is asked for. Answer with that JSON object alone."

  /// The facts in an answer: an object that fits the form. Members that the form does not have are ignored.
  ///
  /// - Throws: `.malformedReply` for an answer that is not in the form.
  package func facts(in reply: ModelReply, of provider: String) throws(ModelError) -> JSONValue {
    guard let facts = FormAnswer.object(in: reply.text).map(form.schema.known) else {
      throw reply.stop == .refused || reply.stop == .filtered
        ? .filtered(provider: provider) : .malformedReply(provider: provider)
    }
    do throws(SchemaError) {
      try form.schema.check(facts)
    } catch {
      throw .malformedReply(provider: provider)
    }
    return facts
  }
}

extension LanguageModel {
  /// Reads a text, pictures, or both.
  ///
  /// - Returns: an object that fits the extraction's form.
  /// - Throws: `.malformedReply` for an answer that is not in the form.
  package func read(
    _ extraction: Extraction, in text: String, images: [ModelImage] = [], situation: Situation
  ) async throws(ModelError) -> (facts: JSONValue, usage: Usage) {
    let reply = try await respond(to: extraction.request(for: text, images: images, situation: situation)) { _ in }
    return (try extraction.facts(in: reply, of: provider), reply.usage)
  }
}

/// The JSON object in an answer.
enum FormAnswer {
  /// Models without support for answer forms put a fence of three backticks around it, or a sentence before it.
  static func object(in text: String) -> JSONValue? {
    guard let start = text.firstIndex(of: "{"), let end = text.lastIndex(of: "}"), start < end else { return nil }
    guard let value = JSONValue(text: String(text[start...end])), case .object = value else { return nil }
    return value
  }
}
