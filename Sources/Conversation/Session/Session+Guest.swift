internal import Calls
internal import EmbeddedMessages
package import JSON
package import LanguageModels
internal import Messages
package import Proposals
package import Services
internal import Store

/// A program asks in the place of a person, call by call. What it proposes waits as a draft, which is the person's to confirm.
extension Session {
  /// What came of a call.
  package enum GuestOutcome: Sendable {
    case answer(ToolAnswer)
    /// It is kept as a draft; the facts are those that a model is told of it.
    case proposal(Proposal, facts: JSONValue)
  }

  /// What the person has decided.
  package enum Decision: Sendable {
    case saved(SavedNote)
    case declined
    /// Neither yes nor no: the draft stays.
    case undecided
    case failed(SessionError)
  }

  /// What can be called.
  package var tools: Toolbox { toolbox }

  /// Of a conversation in which nothing was said yet.
  package var noNumbers: KnownNumbers { KnownNumbers(lexicon: foodBank.knowledge.lexicon) }

  /// What a model is told of an error of a tool.
  package func sentence(_ error: ToolError) -> String { ErrorWording.sentence(error).english }

  /// Carries out the call of a model of which larder hears nothing else.
  ///
  /// - Parameter known: the numbers that are not that model's own.
  package func carryOut(_ call: ToolCall, knowing known: KnownNumbers) async throws(ToolError) -> GuestOutcome {
    environment.beginTurn()
    if let error = turn.misplaced(call) { throw error }
    var known = known
    for proposal in turn.waiting { known.take(shown: proposal.request.arguments) }
    var guest = context(of: turn.revised(by: call))
    guest.known = NumberLookup(known)
    switch try await finish(try toolbox.start(call, in: guest), of: call) {
    case .answer(let answer): return .answer(answer)
    case .proposal(let proposal):
      let (old, facts) = receive(guest: proposal, of: call)
      keep(proposal, later: true)
      if let old { drop(old.id) }
      return .proposal(proposal, facts: facts)
    }
  }

  /// What the person's line makes of a proposal that a program has put before them.
  ///
  /// - Parameter program: noted with the commit.
  package func decide(_ proposal: Proposal, by line: TypedLine, in program: String) -> Decision {
    guard !options.dryRun else { return .undecided }
    let drafts = reporting { () throws(StoreError) in try store.bookkeeping.drafts() } ?? []
    guard drafts.contains(where: { $0.proposal.id == proposal.id }) else {
      resolve(guest: proposal)
      return .failed(SessionError(.proposalGone))
    }
    let noted = proposal.noting(.confirmedIn(program: program))
    switch WaitingProposal(noted, hasAskedWithout: true).answer(line) {
    case .confirmed(let confirmed): return decision(commit(confirmed), on: proposal)
    case .declined:
      drop(proposal.id)
      resolve(guest: proposal)
      return .declined
    case .undecided: return .undecided
    }
  }

  private func decision(_ event: Event, on proposal: Proposal) -> Decision {
    switch event {
    case .committed(let note):
      resolve(guest: proposal)
      return .saved(note)
    case .commitFailed(let error): return .failed(ErrorWording.failure(.store(error)))
    case .toolFailed(let error): return .failed(ErrorWording.failure(.tool(error)))
    default: return .undecided
    }
  }
}
