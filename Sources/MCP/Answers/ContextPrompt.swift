internal import JSON

/// The prompts that a client can offer its person.
enum ContextPrompt: String, CaseIterable {
  case log, week

  var json: JSONValue {
    switch self {
    case .log:
      [
        "name": "log", "title": "Log what I ate", "description": "Proposes a meal from your own words.",
        "arguments": [["name": "words", "description": "What you ate, in your own words.", "required": true]],
      ]
    case .week:
      ["name": "week", "title": "How was my week", "description": "Looks at the last seven days.", "arguments": []]
    }
  }

  /// - Parameter words: what the person typed as the prompt's argument.
  func result(_ words: String) -> JSONValue {
    let text =
      switch self {
      case .log: "Log this with larder's tools, each food and amount in my words, nothing added: \(words)"
      case .week:
        "Show my last seven days with larder's tools and say in a few calm sentences how they were. Use only numbers that "
          + "the tools return."
      }
    return ["messages": [["role": "user", "content": ["type": "text", "text": .string(text)]]]]
  }
}
