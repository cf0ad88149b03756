internal import FoundationEssentials
internal import JSON
internal import Proposals

extension Proposal.Request {
  /// The call that a proposal came from. Arguments are encodable by construction.
  init(_ tool: some Tool, _ arguments: some Encodable) {
    self.init(tool: tool.name, arguments: JSONValue.text(encoding: arguments) ?? "{}")
  }
}
