internal import Messages
internal import Words

/// Whether a pattern of one language takes what English says that the message takes, and has the forms that its language needs.
struct PatternCheck {
  let language: Language
  let catalogue: Catalogue
  let signature: MessageSignature

  /// What a pattern does with its variables.
  private struct Use {
    /// Those that it writes, and those that it only chooses by.
    var placed: Set<String> = []
    var chosenBy: Set<String> = []
    var mistakes: [String] = []
  }

  /// - Parameter english: the same message in English. What that only chooses by, a language without such forms leaves out.
  func mistakes(of entry: FluentEntry, english: FluentEntry) -> [String] {
    var use = Use()
    walk(entry.pattern, depth: 0, &use)
    // How a region writes is a choice that a language need not make.
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

  /// A choice by a number has all plural categories of the language and no other.
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
