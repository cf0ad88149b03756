internal import Messages
internal import Words

/// Checks that a translated pattern uses the parameters that the English message declares, and has the plural forms that its
/// language needs.
struct PatternCheck {
  let language: Language
  let catalogue: Catalogue
  let signature: MessageSignature

  /// How a pattern uses its variables.
  private struct Use {
    /// The variables that it shows, and those that only choose a variant.
    var placed: Set<String> = []
    var chosenBy: Set<String> = []
    var mistakes: [String] = []
  }

  /// - Parameter english: the same message in English. A parameter that English only uses to choose a variant may be left out.
  func mistakes(of entry: FluentEntry, english: FluentEntry) -> [String] {
    var use = Use()
    walk(entry.pattern, depth: 0, &use)
    // In the style messages, a variant for each region is optional.
    guard !entry.id.hasPrefix("style-") else { return use.mistakes }
    var meant = Use()
    PatternCheck(language: .english, catalogue: catalogue, signature: signature).walk(english.pattern, depth: 0, &meant)
    let needed = language == .english ? Set(signature.parameters.map(\.name)) : meant.placed
    let missing = needed.subtracting(use.placed).subtracting(use.chosenBy).sorted()
    return use.mistakes + missing.map { "$\($0) is not used" }
  }

  private func walk(_ pattern: [FluentElement], depth: Int, _ use: inout Use) {
    guard depth < 8 else { return use.mistakes.append("messages go round in a circle") }
    for case .placeable(let expression) in pattern { walk(expression, depth, &use) }
  }

  private func walk(_ expression: FluentExpression, _ depth: Int, _ use: inout Use) {
    switch expression {
    case .string, .number: break
    case .variable(let name, _):
      use.placed.insert(name)
      checkKnown(name, &use)
    case .nested(let inner): walk(inner, depth, &use)
    case .term(let id):
      guard let term = catalogue.spoken[language]?.terms[id] else {
        return use.mistakes.append("there is no term -\(id)")
      }
      walk(term.pattern, depth: depth + 1, &use)
    case .message(let id):
      guard let (_, message) = catalogue.spoken[language]?.messages[id] else {
        return use.mistakes.append("there is no message \(id)")
      }
      walk(message.pattern, depth: depth + 1, &use)
    case .select(let selector, let variants):
      if case .variable(let name, _) = selector {
        use.chosenBy.insert(name)
        checkKnown(name, &use)
      }
      checkKeys(of: selector, variants, &use)
      for variant in variants { walk(variant.pattern, depth: depth, &use) }
    }
  }

  private func checkKnown(_ name: String, _ use: inout Use) {
    if signature.index(of: name) == nil { use.mistakes.append("$\(name) is not what the message takes") }
  }

  /// A selection by a number must have exactly the plural categories of the language.
  private func checkKeys(of selector: FluentExpression, _ variants: [FluentVariant], _ use: inout Use) {
    guard case .variable(let name, _) = selector, let index = signature.index(of: name),
      signature.parameters[index].kind.isCounted
    else { return }
    let keys = Set(variants.map(\.key).filter { $0.first?.isLetter == true })
    let categories = Set(catalogue.spoken[language]?.plurals.categories ?? ["other"])
    for key in categories.subtracting(keys).sorted() { use.mistakes.append("the form of \(key) is missing") }
    for key in keys.subtracting(categories).sorted() { use.mistakes.append("\(language.code) has no form of \(key)") }
  }
}
