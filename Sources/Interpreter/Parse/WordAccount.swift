internal import Calls
internal import JSON
internal import Nutrition
internal import Words

/// Keeps account of the words of a line: which of them a reading makes something of.
struct WordAccount {
  private let sentence: Sentence

  init(_ sentence: Sentence) {
    self.sentence = sentence
  }

  /// The words that `parses` leave, in order: neither the lexicon nor anything that was understood holds them. What
  /// only may be the name of a food is left too.
  func left(by parses: [Parse]) -> [String] {
    let unknown = sentence.unknownWords
    guard !unknown.isEmpty else { return [] }
    let held = parses.map(\.heldWords).joined(separator: " ").lowercased()
    // Chinese has no spaces between words.
    let isHeld: (String) -> Bool =
      if sentence.language == .chinese { held.contains } else {
        Set(Tokenizer.tokens(of: held).map(\.lower)).contains
      }
    return unknown.filter { !isHeld(sentence.tokens[$0].lower) }.map { sentence.tokens[$0].original }
  }

  /// `found` with the words that they leave, where their readers keep no account of their own.
  func kept(of found: [Parse]) -> [Parse] {
    guard found.count == 1, found[0].command != .log, found[0].command != .none, found[0].unaccounted.isEmpty else {
      return found
    }
    var accounted = found[0]
    accounted.unaccounted = left(by: found)
    return [accounted]
  }
}

extension Parse {
  /// The words that nothing could be made of; the name of a food that it becomes, known or not, is none of them.
  var wordsLeft: [String] {
    guard case .change(let change) = command, let food = change.food?.lowercased() else { return unaccounted }
    return unaccounted.filter { !food.contains($0.lowercased()) }
  }

  /// The words that it holds, as somebody said them.
  fileprivate var heldWords: String {
    let foods = items.flatMap { item -> [String] in
      let isKnown = item.statedEnergy != nil || item.match.map { $0.quality != .partial } ?? false
      return isKnown ? [item.food, item.wording] : []
    }
    return (foods + people.compactMap(\.person.name) + [reference?.food, command.heldWords].compactMap(\.self))
      .joined(separator: " ")
  }
}

extension ParsedCommand {
  fileprivate var heldWords: String? {
    switch self {
    case .call(let call): call.arguments.text
    case .quickAdd(let quick): quick.label
    case .keepOnly(let names), .beyond(.eatenOrBought(let names)): names.joined(separator: " ")
    case .switchProfile(let name), .beyond(.otherDiary(let name)), .beyond(.estimate(let name)): name
    default: nil
    }
  }
}
