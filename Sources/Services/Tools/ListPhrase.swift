extension [String] {
  /// The words in a sentence: "Ada", "Ada and Ben", "your age, your height and your weight".
  package var phrase: String {
    guard let last, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " and " + last
  }
}
