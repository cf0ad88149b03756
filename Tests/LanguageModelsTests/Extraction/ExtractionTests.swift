internal import HTTP
import JSON
internal import LanguageModels
internal import LoopbackServer
internal import Testing

private let answers: [Prompts.Name: JSONValue] = [
  .label:
    #"{"name":"oat drink","brand":null,"confidence":"high","notes":null,"#
    + #""columns":[{"per":"100 ml","kj":190,"kcal":45,"fat_g":1.5,"salt_g":0.1}]}"#,
  .meal: #"{"title":"Lunch","foods":[{"food":"boiled potatoes","grams":180,"confidence":0.7}]}"#,
  .receipt:
    #"{"store":"Corner shop","date":"2026-11-20","currency":"EUR","total":1.49,"#
    + #""lines":[{"original":"MILCH 1L","name":"milk","grams":1030,"price":1.49,"kind":"item"}]}"#,
  .recipe: #"{"title":"Soup","servings":2,"ingredients":["200 g red lentils","1 onion"]}"#,
].compactMapValues { (text: String) in JSONValue(text: text) }

private let names = Prompts.Name.allCases.filter { ![.conversation, .report, .swap].contains($0) }

private func text(_ provider: ProviderName, _ text: String) -> Answer {
  let quoted = JSONValue.string(text).text
  switch provider {
  case .anthropic:
    return .chunked([
      Array(#"data: {"type":"message_start","message":{"content":[],"usage":{"input_tokens":9}}}\#n\#n"#.utf8),
      Array(#"data: {"type":"content_block_start","index":0,"content_block":{"type":"text","text":""}}\#n\#n"#.utf8),
      Array(
        #"data: {"type":"content_block_delta","index":0,"delta":{"type":"text_delta","text":\#(quoted)}}\#n\#n"#.utf8),
      Array(#"data: {"type":"content_block_stop","index":0}\#n\#n"#.utf8),
      Array(#"data: {"type":"message_delta","delta":{"stop_reason":"end_turn"}}\#n\#n"#.utf8),
      Array(#"data: {"type":"message_stop"}\#n\#n"#.utf8),
    ])
  case .gemini:
    let part = #"{"candidates":[{"content":{"parts":[{"text":\#(quoted)}]},"finishReason":"STOP"}]}"#
    return .chunked([Array("data: \(part)\r\n\r\n".utf8)])
  case .openai, .ollama, .llamacpp, .compatible: return .chunked(Streams.openAI(["{\"content\":\(quoted)}"]))
  }
}

private func read(
  _ name: Prompts.Name, from provider: ProviderName, answering answer: String
) async throws -> (facts: JSONValue?, error: ModelError?, request: JSONValue) {
  let server = try LoopbackServer([text(provider, answer)])
  let chat = try Chat(provider, at: server.address)
  let extraction = Extraction(name, prompts: try Prompts())
  let situation = Situation(now: "2026-11-20T12:30:00+01:00", today: "2026-11-20", profile: "Ana")
  let image = ModelImage(mediaType: "image/jpeg", bytes: [1, 2, 3])
  var facts: JSONValue?
  var failure: ModelError?
  do throws(ModelError) {
    facts = try await chat.model.read(extraction, in: "Read this.", images: [image], situation: situation).facts
  } catch {
    failure = error
  }
  let body = server.requests.first.map { String(decoding: $0.body, as: UTF8.self) } ?? ""
  return (facts, failure, JSONValue(text: body) ?? .null)
}

@Suite struct `reading with a model` {
  @Test(arguments: names, [ProviderName.openai, .anthropic, .gemini])
  func `gives an object in the form that was asked for`(name: Prompts.Name, provider: ProviderName) async throws {
    let answer = try #require(answers[name])
    let outcome = try await read(name, from: provider, answering: answer.text)
    #expect(outcome.facts == answer)
  }

  @Test(arguments: names, [ProviderName.openai, .anthropic, .gemini])
  func `offers no tools, shows the picture and binds the answer to the form`(
    name: Prompts.Name, provider: ProviderName
  ) async throws {
    let request = try await read(name, from: provider, answering: "{}").request
    #expect(request["tools"] == nil)
    #expect(request.text.contains("AQID"))
    let form =
      request["response_format"]?["json_schema"]?["schema"] ?? request["output_config"]?["format"]?["schema"]
      ?? request["generationConfig"]?["responseJsonSchema"] ?? request["text"]?["format"]?["schema"]
    #expect(form?["additionalProperties"] == false)
  }

  @Test func `finds the object where a model talks around it`() async throws {
    let answer = try #require(answers[.recipe])
    let outcome = try await read(.recipe, from: .ollama, answering: "Here it is:\n```json\n\(answer.text)\n```\n")
    #expect(outcome.facts == answer)
  }

  @Test(arguments: [
    "", "I see a soup.", "[]", "{", #"{"title": "Soup"}"#, #"{"ingredients": "salt"}"#,
    #"{"run": "rm"}"#, #"{"ingredients": [1]}"#,
  ])
  func `takes no answer in another form`(answer: String) async throws {
    let outcome = try await read(.recipe, from: .openai, answering: answer)
    #expect(outcome.facts == nil)
    #expect(outcome.error == .malformedReply(provider: "openai"))
  }
}
