internal import FoundationEssentials
internal import Proposals

/// The short names by which a model refers to the proposals of a conversation: "p1". What takes the place of another
/// proposal keeps its name.
struct ProposalNames {
  private var names: [UUID: String] = [:]
  /// Those that have taken the place of another.
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

  /// Whether a proposal is no more what was first said.
  func isCorrected(_ proposal: Proposal) -> Bool { corrected.contains(proposal.id) }
}

/// What the member `revises` of a call asks for.
enum RevisionRequest: Equatable {
  /// It says nothing of it.
  case unsaid
  /// A card of its own, whatever waits.
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
