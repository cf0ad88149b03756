internal import Calls
package import JSON

/// What a model reads from a picture or a text: the prompt that says how, and the form of its answer. It has no tools
/// meanwhile, so that words in a picture can make it do nothing.
package struct Extraction: Hashable, Sendable {
  /// How to read, as the system prompt.
  package let prompt: Prompt
  /// What the answer has to look like.
  package let form: AnswerForm

  /// Takes the prompt of a name and the form that belongs to it.
  package init(_ name: Prompts.Name, prompts: Prompts) {
    prompt = prompts[name]
    form = AnswerForm(name: name.rawValue, schema: name.schema)
  }
}

extension Extraction {
  /// The question: the prompt, what is to be read, and no tools.
  package func request(for text: String, images: [ModelImage] = [], situation: Situation?) -> ModelRequest {
    ModelRequest(
      system: prompt.text, messages: [.user(text)], tools: [], situation: situation, images: images, answerForm: form)
  }

  /// What a model says, asked once more where its answer has another form.
  ///
  /// - Parameter reply: asks the model.
  /// - Throws: `.malformedReply` where the second answer has another form, too.
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

  /// What is said with the same question.
  private static let again =
    "The answer before this one was not in the form that is asked for. Answer with that JSON object alone."

  /// What an answer says: an object that fits the form. Members that the form does not have are ignored.
  ///
  /// - Throws: `.malformedReply` for an answer in another form.
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
  /// - Throws: `.malformedReply` for an answer in another form.
  package func read(
    _ extraction: Extraction, in text: String, images: [ModelImage] = [], situation: Situation
  ) async throws(ModelError) -> (facts: JSONValue, usage: Usage) {
    let reply = try await respond(to: extraction.request(for: text, images: images, situation: situation)) { _ in }
    return (try extraction.facts(in: reply, of: provider), reply.usage)
  }
}

/// The object that an answer in JSON holds.
enum FormAnswer {
  /// Models that know no forms put a fence of three backticks around it, or a sentence before it.
  static func object(in text: String) -> JSONValue? {
    guard let start = text.firstIndex(of: "{"), let end = text.lastIndex(of: "}"), start < end else { return nil }
    guard let value = JSONValue(text: String(text[start...end])), case .object = value else { return nil }
    return value
  }
}
