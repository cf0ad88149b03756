import Calls
import Conversation
import JSON
import LanguageModels
import Testing

/// A call's schema is made of its fields: what a type holds and no field names could be said by nobody.
struct CallFieldsTests {
  private static let tools = Toolbox.all.definitions.map(\.name)

  @Test(arguments: tools) func `everything that a call holds is one of its fields`(tool: String) throws {
    let said = AnyCall(tool: tool, arguments: FullCall.of(tool))
    let call = try #require(Toolbox.all.read(said, in: Home().context()).value)
    let full = Mirror(reflecting: call).children
    let empty = Mirror(reflecting: type(of: call).init()).children
    for (filled, unsaid) in zip(full, empty) {
      let name = filled.label ?? ""
      guard !CallFieldsTests.isOnlyOfLarder(name) else { continue }
      #expect("\(filled.value)" != "\(unsaid.value)", "\(tool): no field fills \(name)")
    }
  }

  @Test(arguments: tools) func `all that is read of a call is written of it`(tool: String) throws {
    let said = FullCall.of(tool)
    let call = try #require(Toolbox.all.read(AnyCall(tool: tool, arguments: said), in: Home().context()).value)
    guard case (.object(let written), .object(let members)) = (call.json, said) else { return }
    #expect(Set(written.keys) == Set(members.keys))
  }

  /// What larder has found of the words of a call and what it has left out of them, whose estimates its numbers are and where it
  /// keeps a picture is told by no model. One that repeats a meal in other amounts proposes that meal.
  private static func isOnlyOfLarder(_ name: String) -> Bool {
    ["resolved", "guessed", "leftOut", "picture", "changed"].contains(name)
  }
}
