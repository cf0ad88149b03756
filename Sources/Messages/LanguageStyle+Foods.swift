internal import Nutrition
internal import Words

extension LanguageStyle {
  /// A food's name in this language, with the state that follows it: "Nudeln, gekocht". A food without a name in the language
  /// keeps the name it is stored under.
  func words(food title: String) -> String {
    guard language != .english else { return title }
    if let name = foods.name(of: title, in: language) { return name }
    guard let comma = title.utf8.lastIndex(of: UInt8(ascii: ",")),
      let state = FoodState(rawValue: String(title[comma...].dropFirst(2))),
      let name = foods.name(of: String(title[..<comma]), in: language)
    else { return title }
    return words("style-food-in-state", [.text(.verbatim(name)), .choice(state), .choice(form(of: name))])
  }

  /// The grammatical form that the state beside a food's name takes, found by the ending of the name's first word: the Spanish
  /// "pasta cocida" and "arroces cocidos".
  private func form(of name: String) -> String {
    let first = name.prefix { $0 != " " }.lowercased()
    let forms = words("style-forms", []).split(separator: ";").map { $0.split(separator: " ").map(String.init) }
    return forms.first { $0.dropFirst().contains { first.hasSuffix($0) } }?.first ?? ""
  }
}
