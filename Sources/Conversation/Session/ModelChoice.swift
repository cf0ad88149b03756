package import LanguageModels

/// Which model answers.
package enum ModelChoice {
  /// larder's own interpreter, which needs no network.
  case builtIn
  /// Local first: the interpreter answers what it understands completely, the outside model the rest.
  case localFirst(any LanguageModel)
  /// The outside model answers every turn.
  case other(any LanguageModel)

  /// Whether only larder's own interpreter answers, so that nothing goes to the network.
  package var isBuiltIn: Bool { outside == nil }

  /// The outside model; nil where there is none.
  var outside: (any LanguageModel)? {
    switch self {
    case .builtIn: nil
    case .localFirst(let model), .other(let model): model
    }
  }
}

/// Makes the choice for a name such as "builtin" or "openai:gpt-5.4-mini". Throws, saying which names are valid, where the name
/// is not.
package typealias ModelNamed = (String) throws(SessionError) -> ModelChoice
