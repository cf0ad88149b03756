internal import Calls
internal import JSON
internal import Nutrition
internal import Words

/// Determines which words of a line a parse accounts for.
struct WordAccount {
  private let sentence: Sentence
  private let range: Range<Int>

  /// - Parameter range: the clause whose words are accounted for; nil for the whole line.
  init(_ sentence: Sentence, in range: Range<Int>? = nil) {
    self.sentence = sentence
    self.range = range ?? sentence.range
  }

  /// The words that `parses` leave, in order: those that are neither in the lexicon nor in the parses. A word of a food
  /// that matched only in part is left too.
  func left(by parses: [Parse]) -> [String] {
    let unknown = sentence.unknownWords.filter(range.contains)
    guard !unknown.isEmpty else { return [] }
    let held = parses.map(\.heldWords).joined(separator: " ").lowercased()
    // Chinese has no spaces between words.
    let isHeld: (String) -> Bool =
      if sentence.language == .chinese { held.contains } else {
        Set(Tokenizer.tokens(of: held).map(\.lower)).contains
      }
    return unknown.filter { !isHeld(sentence.tokens[$0].lower) }.map { sentence.tokens[$0].original }
  }

  /// `found` with the words that it leaves, where the reader does not account for words itself.
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
  /// The words that were not understood, without those of the food that a change sets.
  var wordsLeft: [String] {
    guard case .change(let change) = command, let food = change.food?.lowercased() else { return unaccounted }
    return unaccounted.filter { !food.contains($0.lowercased()) }
  }

  /// The words that it accounts for, as they were said.
  fileprivate var heldWords: String {
    let foods = items.flatMap { item -> [String] in
      let isKnown = item.statedEnergy != nil || item.match.map { $0.quality != .partial } ?? false
      return isKnown ? [item.food, item.wording] : []
    }
    return
      (foods + ofOthers + people.compactMap(\.person.name) + without.compactMap(\.food)
      + [reference?.food, command.heldWords].compactMap(\.self))
      .joined(separator: " ")
  }
}

extension ParsedCommand {
  fileprivate var heldWords: String? {
    switch self {
    case .call(let call): call.arguments.text
    case .change(let change): change.food
    case .quickAdd(let quick): quick.label
    case .keepOnly(let names), .beyond(.eatenOrBought(let names)): names.joined(separator: " ")
    case .switchProfile(let name), .beyond(.otherDiary(let name)), .beyond(.estimate(let name)): name
    default: nil
    }
  }
}
