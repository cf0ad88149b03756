internal import Calls
internal import Words

/// Several changes under one verb.
extension Interpreter {
  /// Parses "change the parmesan to 10 g and the sauce to 150 g", "the rice and the beans were both 200"; nil unless each part
  /// gives one food another amount.
  func changesOfOneVerb(_ whole: Context, _ finder: RememberingFinder, _ now: Moment) -> [Parse]? {
    var found: [Parse] = []
    let sequence = ChangeSequence(sentence: whole.sentence)
    for line in sequence.ofOneVerb + sequence.ofOneAmount {
      let said = ClauseReader(context: context(lexicon.sentence(line), finder, now)).read()
      guard said.count == 1, said[0].setsAmountOfFood else { return nil }
      found.append(said[0])
    }
    return found.isEmpty ? nil : found
  }
}

extension Parse {
  fileprivate var setsAmountOfFood: Bool {
    guard case .change(let change) = command, unaccounted.isEmpty, reference?.food != nil else { return false }
    return change.quantity != nil && change.food == nil
  }
}
