internal import Calls
internal import EmbeddedMessages
package import JSON
package import LanguageModels
internal import Messages
package import Proposals
package import Services
internal import Store

/// Calls from another program, which acts for a person. Its proposals wait as drafts, which only the person can confirm.
extension Session {
  /// The outcome of a guest's call.
  package enum GuestOutcome: Sendable {
    case answer(ToolAnswer)
    /// A proposal kept as a draft, with the facts that a model is told about it.
    case proposal(Proposal, facts: JSONValue)
  }

  /// What the person has decided.
  package enum Decision: Sendable {
    case saved(SavedNote)
    case declined
    /// Neither yes nor no, so the draft stays.
    case undecided
    case failed(SessionError)
  }

  /// The tools that a guest can call.
  package var tools: Toolbox { toolbox }

  /// The known numbers of a conversation in which nothing has been said yet.
  package var noNumbers: KnownNumbers { KnownNumbers(lexicon: foodBank.knowledge.lexicon) }

  /// The message about a tool's error, for a model.
  package func sentence(_ error: ToolError) -> String { ErrorWording.sentence(error).english }

  /// Carries out a single call of a guest's model, of whose conversation larder sees nothing else.
  ///
  /// - Parameter known: the numbers that the model did not make up.
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

  /// Applies the person's line to a proposal that a program has shown them.
  ///
  /// - Parameter program: the program's name, recorded with the commit.
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
