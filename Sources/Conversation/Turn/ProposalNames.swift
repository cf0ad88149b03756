internal import FoundationEssentials
internal import Proposals

/// The short names, such as "p1", by which a model refers to proposals. A proposal that replaces another takes over its name.
struct ProposalNames {
  private var names: [UUID: String] = [:]
  /// The proposals that have replaced another.
  private var corrected: Set<UUID> = []
  private var count = 0

  /// The name of a proposal; a new one where it has none yet.
  mutating func name(_ proposal: Proposal) -> String {
    if let name = names[proposal.id] { return name }
    count += 1
    names[proposal.id] = "p\(count)"
    return "p\(count)"
  }

  /// The name that a proposal has been given.
  subscript(proposal: Proposal) -> String { names[proposal.id] ?? "\(proposal.id)" }

  mutating func pass(from old: Proposal, to new: Proposal) {
    names[new.id] = name(old)
    corrected.insert(new.id)
  }

  /// Whether a proposal has replaced an earlier version of itself.
  func isCorrected(_ proposal: Proposal) -> Bool { corrected.contains(proposal.id) }
}

/// The meaning of the argument `revises` of a call.
enum RevisionRequest: Equatable {
  /// The call does not say.
  case unsaid
  /// A separate card, whatever waits.
  case beside
  case named(String)

  init(_ words: String?) {
    let word = words?.trimmed.lowercased() ?? ""
    switch word {
    case "": self = .unsaid
    case "new", "none", "null": self = .beside
    default: self = .named(word)
    }
  }
}

extension String {
  fileprivate var trimmed: Substring {
    let start = drop(while: \.isWhitespace)
    guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return start[...end]
  }
}
