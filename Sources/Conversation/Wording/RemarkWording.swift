internal import Nutrition
internal import Proposals
internal import Services
internal import Store

/// What larder says of its own accord.
package enum RemarkWording {
  /// The sentence of a remark.
  package static func sentence(_ remark: Remark) -> String {
    switch remark {
    case .nothingWaiting: "Nothing is waiting for an answer."
    case .answerHelp(let question): answerHelp(question)
    case .answerHint(.yesOrNo): "y saves, n drops it; help says what else."
    case .answerHint(.count(let count)): "\(count) confirms, n drops it; help says what else."
    case .emptyAnswer(.yesOrNo): "Please say y to save it, n to drop it, or later. help says what else."
    case .emptyAnswer(.count(let count)): "Please type \(count) to confirm, or n."
    case .saveWithout(let names):
      "\(notCounted(names)) Save without \(names.count == 1 ? "it" : "them")? y saves the rest, "
        + "“+250 \(names.first ?? "")” counts its energy."
    case .nothingCounted(let names): "\(notCounted(names)) There is nothing to save yet; n drops it."
    case .tooManyRounds: "The model did not come to an end; stopped. Try it in other words."
    case .nothingSaved(nil, leftOut: true): "(A remark of the model was left out: nothing has been saved.)"
    case .nothingSaved(_, leftOut: true): "(A remark of the model was left out: nothing is saved before you say y.)"
    case .nothingSaved(nil, leftOut: false): "Nothing was saved in this turn."
    case .nothingSaved: "Nothing is saved before you say y."
    case .changedSince: "Something it builds on has changed since; it is made anew."
    case .cancelled: "Cancelled."
    case .howToLeave: "Ctrl-D or /quit leaves."
    case .dryRun: "Dry run: not saved."
    case .answeredHere: "larder’s own interpreter answers instead."
    case .contextCut(let tokens):
      "The server seems to read \(Figure(tokens).formatted()) tokens only, and lost the rest: raise its context "
        + "(OLLAMA_CONTEXT_LENGTH, num_ctx)."
    case .historyCut(let model): "The conversation is too long for \(model): what was said first is left out."
    case .askedOnceMore(let model): "The answer of \(model) broke off; it is asked once more."
    case .toolsDropped(let model):
      "The server of \(model) leaves out the tools, so that it can log nothing: start it with --jinja, or with a template "
        + "that has them."
    case .wordsKept: "What you said is kept: /pending asks again."
    case .answerCut(let words):
      "(The model’s answer is longer than \(Figure(words).formatted()) words; the rest was not read.)"
    case .inPlace(let names): "This takes the place of the card that waited. No longer on it: \(names.phrase)."
    case .tokensUsed(let tokens):
      "Today’s \(Figure(tokens).formatted()) tokens are used. Answered here until tomorrow."
    }
  }

  /// "“skyrella” and “zzyzx” are not counted."
  private static func notCounted(_ names: [String]) -> String {
    "\(names.map { "“\($0)”" }.phrase) \(names.count == 1 ? "is" : "are") not counted."
  }

  private static func answerHelp(_ question: Proposal.Question) -> String {
    let others = "n drops it, later keeps it for another time."
    switch question {
    case .yesOrNo:
      return
        "y saves, \(others) “2: 110g” changes the amount of line 2, “2 = whole milk” its food, “drop 3” and “skip 2” "
        + "take lines out, “dinner” or “yesterday” moves all of it; a semicolon stands between several; “?” says where the numbers are from, “? 2” those of "
        + "line 2. Or say in your own words what to change."
    case .count(let count):
      return "\(count) confirms, \(others) “drop 3” leaves line 3 as it is."
    }
  }

  /// "Still waiting: lunch, 316 kcal."
  static func reminder(_ waiting: [Proposal]) -> String? {
    guard let first = waiting.first else { return nil }
    let more = waiting.count > 1 ? " and \(waiting.count - 1) more" : ""
    return "Still waiting: \(first.summary)\(more). \(yes(to: first.question)), n or later?"
  }

  private static func yes(to question: Proposal.Question) -> String {
    switch question {
    case .yesOrNo: "y"
    case .count(let count): "\(count)"
    }
  }

  /// Where the data is in trouble, as the line before it says.
  static func neitherSavedNorKept(_ proposal: Proposal) -> String {
    "Neither saved nor kept: \(proposal.summary). Say it again when the data can be written."
  }

  /// "Kept from earlier, not answered yet: “a bowl of pho”. /pending asks again."
  static func keptWords(_ turns: [QueuedTurn]) -> String? {
    guard let first = turns.first else { return nil }
    let more = turns.count > 1 ? " and \(turns.count - 1) more" : ""
    let words = PrintableText.clean(first.words, limit: 60)
    return "Kept from earlier, not answered yet: “\(words)”\(more). /pending asks again, /pending forget drops it."
  }

  static func keptForLater(_ proposal: Proposal) -> String {
    "Kept for later, not saved: \(proposal.summary). /pending shows it again."
  }
}
