package import LanguageModels

/// Which language model answers.
package enum ModelChoice {
  /// larder's own interpreter, which needs no network.
  case builtIn
  /// Local first: the interpreter answers what it understands whole, the model from outside the rest.
  case localFirst(any LanguageModel)
  /// The model from outside answers every turn.
  case other(any LanguageModel)

  /// Whether larder's own interpreter answers alone, so that nothing goes to the network.
  package var isBuiltIn: Bool { outside == nil }

  /// The model from outside, where there is one.
  var outside: (any LanguageModel)? {
    switch self {
    case .builtIn: nil
    case .localFirst(let model), .other(let model): model
    }
  }
}

/// Makes the choice that a name stands for: "builtin", "openai:gpt-5.4-mini". A name that cannot be one is a complaint
/// that says what can.
package typealias ModelNamed = (String) throws(SessionError) -> ModelChoice
