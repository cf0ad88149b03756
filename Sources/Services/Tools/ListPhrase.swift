extension [String] {
  /// The elements as an English list: "Ada", "Ada and Ben", "your age, your height and your weight".
  package var phrase: String {
    guard let last, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " and " + last
  }
}
