internal import Calls
internal import EmbeddedWords
internal import LanguageModels
package import Proposals
internal import Services
internal import Store
internal import Words

/// The conversation as a value: a state machine without I/O, clock or lock. Events go in, actions come out; one
/// driver, the session, performs them.
package struct Turn {
  var phase: Phase = .idle
  /// The proposals that wait for an answer; the first is the one asked about.
  package internal(set) var waiting: [Proposal] = []
  var history = MessageHistory()
  /// By which a model knows what waits.
  var names = ProposalNames()
  /// A model from outside has spoken last, and may have asked something.
  var modelHasSpoken = false
  /// The proposal of which it was asked whether it is to be saved without what it does not count.
  var askedWithout: Proposal?
  /// What the numbers of the list mean that was shown last.
  var choices: [AnyCall] = []
  /// Of the first waiting proposal only what changed was shown last.
  var isBrief = false
  /// What has been answered with a word of care in this conversation.
  private var caredFor: Set<CareWords.Concern> = []

  package init() {}

  /// Where a turn stands. What a phase needs is its payload, so nothing else can be half there.
  enum Phase {
    case idle
    /// The model has been asked.
    case asking(TurnProgress)
    /// A tool call is running.
    case running(TurnProgress, RunningCalls)
    /// What tool calls need has been asked outside.
    case learning(TurnProgress, RunningCalls)
    /// The first waiting proposal is being made anew; the line that asked for it, where one did.
    case revising(TypedLine?)
    /// The first waiting proposal is being committed.
    case committing
  }

  /// Takes an event, and answers what is to be done now, in order; nothing for an event that comes too late.
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
    // An answer that comes after its turn was cancelled is late, and nobody waits for it any more.
    case (_, .modelReplied), (_, .modelFailed), (_, .toolFinished), (_, .toolFailed), (_, .toolNeeds), (_, .learned),
      (_, .committed), (_, .commitFailed), (_, .line), (_, .offered):
      return []
    }
  }

  /// Shows a proposal that has taken the place of another one: of a long card what is other than before.
  mutating func showing(_ proposal: Proposal, after old: Proposal?) -> Action {
    var shown = proposal
    // Where "all" says which days are meant, it cannot also ask for the whole card.
    let isOfDays = proposal.request.value.map { type(of: $0).takes(.recomputed(RecomputedSpan(.all))) } ?? false
    if let old, !isOfDays { shown.card = proposal.card.changed(since: old.card) }
    isBrief = shown.card.brief != nil
    return .show(shown)
  }

  /// A sentence that needs more than a card gets its answer before anybody else hears it: no model is asked, and what waits
  /// goes on waiting. Who is in danger gets it every time, and who wants their data erased; of the rest it is said once, and then
  /// the diary is kept as usual.
  private mutating func care(for line: TypedLine) -> [Action]? {
    guard SlashCommandReader.read(line.text) == nil, let finding = CareWords.embedded.read(line.text),
      caredFor.insert(finding.concern).inserted || [.selfHarm, .erasure].contains(finding.concern)
    else { return nil }
    return [.care(finding)]
  }
}
