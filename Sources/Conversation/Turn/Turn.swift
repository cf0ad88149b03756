internal import Calls
internal import EmbeddedWords
internal import LanguageModels
package import Proposals
internal import Services
internal import Store
internal import Words

/// The conversation as a value: a state machine without I/O, clock or lock. It takes events and returns actions, which one
/// driver, the session, performs.
package struct Turn {
  var phase: Phase = .idle
  /// The proposals that wait for an answer; the first is the one asked about.
  package internal(set) var waiting: [Proposal] = []
  var history = MessageHistory()
  /// The names by which a model refers to waiting proposals.
  var names = ProposalNames()
  /// Whether an outside model has spoken last, and may have asked something.
  var modelHasSpoken = false
  /// The proposal for which the person was asked whether to save it without what it does not count.
  var askedWithout: Proposal?
  /// The proposal that the person's last line meant to change and did not, and that line.
  var leftUnchanged: (proposal: Proposal, words: String)?
  /// The calls behind the numbers of the list that was shown last.
  var choices: [AnyCall] = []
  /// Whether only the changes of the first waiting proposal were shown last.
  var isBrief = false
  /// The concerns that have been answered with care in this conversation.
  private var caredFor: Set<CareWords.Concern> = []

  package init() {}

  /// The state of the turn. Each phase carries exactly what it needs, so that half states cannot exist.
  enum Phase {
    case idle
    /// The model has been asked.
    case asking(TurnProgress)
    /// A tool call is running.
    case running(TurnProgress, RunningCalls)
    /// The needs of tool calls have been put to the outside world.
    case learning(TurnProgress, RunningCalls)
    /// The first waiting proposal is being made again; holds the line that asked for it, if one did.
    case revising(TypedLine?)
    /// The first waiting proposal is being committed.
    case committing
  }

  /// Takes an event and returns the actions to perform, in order; none for an event that comes too late.
  package mutating func receive(_ event: Event) -> [Action] {
    switch (phase, event) {
    case (.idle, .line(let line)): return care(for: line) ?? take(line)
    case (.idle, .offered(let proposals)): return offer(proposals)
    case (.asking(let progress), .modelReplied(let reply, let isOwn, let known)):
      return isOwn ? take(reply, saying: reply.text, isOwn: true, progress) : hear(reply, knowing: known, progress)
    case (.asking(let progress), .modelFailed(let error)): return fail(error, progress)
    case (.running(let progress, let calls), .toolFinished(let outcome)): return finish(outcome, progress, calls)
    case (.running(let progress, let calls), .toolFailed(let error)): return refuse(error, progress, calls)
    case (.running(let progress, let calls), .toolNeeds(let need)): return park(need, progress, calls)
    case (.learning(let progress, let calls), .learned(let resumptions)): return resume(resumptions, progress, calls)
    case (.revising, .toolFinished(let outcome)): return revised(outcome)
    case (.revising(let line), .toolFailed(let error)): return notRevised(error, line)
    case (.committing, .committed(let note)): return committed(note)
    case (.committing, .commitFailed(let error)): return failed(toCommit: error)
    case (.committing, .toolFailed(let error)): return failed(toKeep: error)
    case (_, .interrupted): return interrupt()
    case (_, .ended):
      phase = .idle
      return [.leave(unconfirmed: waiting)]
    // An answer that comes after its turn was cancelled is ignored.
    case (_, .modelReplied), (_, .modelFailed), (_, .toolFinished), (_, .toolFailed), (_, .toolNeeds), (_, .learned),
      (_, .committed), (_, .commitFailed), (_, .line), (_, .offered):
      return []
    }
  }

  /// Shows a proposal that replaces another; of a long card only the changes.
  mutating func showing(_ proposal: Proposal, after old: Proposal?) -> Action {
    var shown = proposal
    // Where "all" names the days to recompute, it cannot also ask for the whole card.
    let isOfDays = proposal.request.value.map { type(of: $0).takes(.recomputed(RecomputedSpan(.all))) } ?? false
    if let old, !isOfDays { shown.card = proposal.card.changed(since: old.card) }
    isBrief = shown.card.brief != nil
    return .show(shown)
  }

  /// Answers a sentence that needs more than a card before anything else reads it: no model is asked, and waiting proposals go
  /// on waiting. Mentions of self-harm, and requests to erase the data, are answered every time. Other concerns are answered
  /// once, after which the diary is kept as usual.
  private mutating func care(for line: TypedLine) -> [Action]? {
    guard SlashCommandReader.read(line.text) == nil, let finding = CareWords.embedded.read(line.text),
      caredFor.insert(finding.concern).inserted || [.selfHarm, .erasure].contains(finding.concern)
    else { return nil }
    return [.care(finding)]
  }
}
