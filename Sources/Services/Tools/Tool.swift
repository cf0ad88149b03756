package import Calls
package import JSON
package import LanguageModels
package import Messages
package import Proposals

/// One thing that larder can do, as a model sees it. A tool cannot write: it answers or proposes, in one step or in two
/// where the world outside is asked in between.
package protocol Tool: Sendable {
  /// The call that it does: its fields are the schema that a model sees.
  associatedtype Arguments: Call

  /// One line, for the model and for the documentation.
  var description: String { get }
  /// False where the tool only answers.
  var proposes: Bool { get }
  /// What a tool is about that is not wanted every day; nil for those that every request offers.
  var topic: ToolTopic? { get }
  /// False where only larder itself makes its calls, of what stands in a file: no model is told of it, and none can call it.
  var isOffered: Bool { get }

  /// The first step: asks outside for what it has to know, or runs at once.
  func start(_ arguments: Arguments, in context: ToolContext) throws(ToolError) -> ToolStep

  /// Answers or proposes with what is known here.
  func run(_ arguments: Arguments, in context: ToolContext) throws(ToolError) -> ToolOutcome

  /// What a yes does that changes no record, and the sentence that says so; nil where the proposal's changes are saved.
  func keep(_ confirmed: Confirmed<Proposal>, in context: ToolContext) throws(ToolError) -> Text?

  /// Makes one edit of the waiting card in its call, of those that the call takes. A day is said as a date.
  func revise(_ arguments: inout Arguments, by edit: Edit, in context: ToolContext) throws(ToolError)
}

extension Tool {
  package var name: String { Arguments.name }
  package var proposes: Bool { true }
  package var topic: ToolTopic? { nil }
  /// True, unless a tool says otherwise.
  package var isOffered: Bool { true }

  package func start(_ arguments: Arguments, in context: ToolContext) throws(ToolError) -> ToolStep {
    .finished(try run(arguments, in: context))
  }

  /// Nil, unless a tool says otherwise: what was confirmed is saved as records.
  package func keep(_ confirmed: Confirmed<Proposal>, in context: ToolContext) throws(ToolError) -> Text? { nil }

  package func revise(_ arguments: inout Arguments, by edit: Edit, in context: ToolContext) throws(ToolError) {
    throw .cannotEdit
  }

  /// The call as edits of its waiting card change it, whoever says them: all of them or none.
  package func revise(
    _ arguments: Arguments, by edits: [Edit], in context: ToolContext
  ) throws(ToolError) -> Arguments {
    var revised = arguments
    for edit in edits.inOrderOfCard {
      guard Arguments.takes(edit.change) else { throw .cannotEdit }
      try revise(&revised, by: try context.dated(edit), in: context)
    }
    return revised
  }

  /// The definition for the model. Every proposing tool also takes `revises`, which the toolbox handles.
  package var definition: ToolDefinition {
    ToolDefinition(
      name: name, description: description,
      parameters: .object(Arguments.properties + (proposes ? [.revises] : [])))
  }
}

extension JSONSchema.Property {
  /// The id of the waiting proposal that a call corrects or extends, whole. The system prompt says so once for all tools.
  package static let revises = JSONSchema.Property("revises", .string())
}

/// What a tool gives back.
package enum ToolOutcome: Sendable {
  case answer(ToolAnswer)
  case proposal(Proposal)
}

/// Facts, for the person in rows or a sentence, for a model as JSON.
package struct ToolAnswer: Sendable {
  /// What the person is shown.
  package let view: View
  /// What a model is told, and a program is given.
  package let facts: JSONValue
  /// Decides whether it is shown: always, only without a proposal, or never.
  package let use: Use
  /// What the numbers of its rows mean, where one alone is typed next.
  package var choices: [AnyCall] = []

  /// What an answer is for.
  package enum Use: Sendable {
    case shown
    /// Asks the person something; a later call of the same tool has the answer.
    case question
    /// On the way to a proposal it is not worth showing.
    case lookUp
    /// The model asked for itself.
    case model
  }

  /// How an answer is shown.
  package enum View: Sendable {
    case card(Card)
    case sentence(Text)
    case overview(Overview)
  }

  package init(_ view: View, facts: JSONValue, use: Use = .shown) {
    self.view = view
    self.facts = facts
    self.use = use
  }
}
