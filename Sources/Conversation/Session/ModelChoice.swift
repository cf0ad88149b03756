internal import Interpreter
package import LanguageModels
internal import Services

/// Which language model answers.
package enum ModelChoice {
  /// larder's own interpreter, which needs no network.
  case builtIn
  /// A model from outside: recorded answers.
  case other(any LanguageModel)

  var provider: String {
    switch self {
    case .builtIn: "builtin"
    case .other(let model): model.provider
    }
  }

  /// The model, with the foods of a profile where it needs them.
  func model(lexicon: Lexicon, finder: ProfileFoodFinder) -> any LanguageModel {
    switch self {
    case .builtIn: BuiltInModel(interpreter: Interpreter(lexicon: lexicon, finder: finder))
    case .other(let model): model
    }
  }
}
