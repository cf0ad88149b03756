internal import Nutrition

/// What a card says of figures that a model has estimated.
enum FigureGuess {
  /// - Parameter basis: what the model says that they rest on.
  static func notes(_ guessed: [Nutrient]?, basis: String?) -> [String] {
    guard let guessed else { return [] }
    let rest = basis.map { " It says that it rests on: \($0)." } ?? ""
    return ["The model’s estimate, said by nobody: \(guessed.map(\.name).phrase).\(rest)"]
  }
}
