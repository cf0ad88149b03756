import Conversation
import JSON
import LanguageModels
import Services

/// Calls of tools, as a model may make them: `{"tool": NAME, "arguments": {…}}`.
struct CallTarget: FuzzTarget {
  static let name = "calls"

  private let home: SmallHousehold

  init() throws {
    home = try SmallHousehold()
    try home.logMeals()
  }

  func take(_ bytes: [UInt8]) throws {
    guard let json = try? JSONValue(json: bytes[...]), let tool = json["tool"]?.string else { return }
    let call = ToolCall(id: "c1", tool: tool, arguments: json["arguments"] ?? [:])
    guard case .proposal(let proposal)? = try? Toolbox.all.run(call, in: home.context) else { return }
    _ = try? Toolbox.all.renew(proposal, in: home.context)
  }
}
