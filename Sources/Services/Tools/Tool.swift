package import Calls
package import JSON
package import LanguageModels
package import Messages
package import Proposals

/// One thing that larder can do, as a model sees it. A tool cannot write: it answers or proposes, either at once or after
/// something was asked outside.
package protocol Tool: Sendable {
  /// The tool's call, whose fields are the schema that a model sees.
  associatedtype Arguments: Call

  /// One line, for models and for the documentation.
  var description: String { get }
  /// False where the tool only answers.
  var proposes: Bool { get }
  /// The topic of a tool that is not needed every day; nil for tools that are part of every request.
  var topic: ToolTopic? { get }
  /// False where only larder itself calls the tool, with the content of a file. No model is told of it or can call it.
  var isOffered: Bool { get }

  /// The first step, which may need something from outside, or runs at once.
  func start(_ arguments: Arguments, in context: ToolContext) throws(ToolError) -> ToolStep

  /// Answers or proposes with what is known here.
  func run(_ arguments: Arguments, in context: ToolContext) throws(ToolError) -> ToolOutcome

  /// Carries out a yes that changes no record, and returns the sentence that says so. Nil where the proposal's changes are to
  /// be committed.
  func keep(_ confirmed: Confirmed<Proposal>, in context: ToolContext) throws(ToolError) -> Text?

  /// Applies one edit of the waiting card to its call. Days are given as dates.
  func revise(_ arguments: inout Arguments, by edit: Edit, in context: ToolContext) throws(ToolError)
}

extension Tool {
  package var name: String { Arguments.name }
  package var proposes: Bool { true }
  package var topic: ToolTopic? { nil }
  /// True by default.
  package var isOffered: Bool { true }

  package func start(_ arguments: Arguments, in context: ToolContext) throws(ToolError) -> ToolStep {
    .finished(try run(arguments, in: context))
  }

  /// Nil by default: what was confirmed is committed.
  package func keep(_ confirmed: Confirmed<Proposal>, in context: ToolContext) throws(ToolError) -> Text? { nil }

  package func revise(_ arguments: inout Arguments, by edit: Edit, in context: ToolContext) throws(ToolError) {
    throw .cannotEdit
  }

  /// Applies edits of the waiting card to its call, all or none.
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

  /// The definition for models. Every proposing tool also takes `revises`, which the toolbox handles.
  package var definition: ToolDefinition {
    ToolDefinition(
      name: name, description: description,
      parameters: .object(Arguments.properties + (proposes ? [.revises] : [])))
  }
}

extension JSONSchema.Property {
  /// The id of the waiting proposal that a call corrects or extends as a whole. The system prompt explains it once for all
  /// tools.
  package static let revises = JSONSchema.Property("revises", .string())
}

/// The outcome of a tool.
package enum ToolOutcome: Sendable {
  case answer(ToolAnswer)
  case proposal(Proposal)
}

/// Facts: rows or a sentence for the person, JSON for a model.
package struct ToolAnswer: Sendable {
  /// What the person is shown.
  package let view: View
  /// What models and programs get.
  package let facts: JSONValue
  /// Whether it is shown: always, only without a proposal, or never.
  package let use: Use
  /// The calls behind the numbers of its rows, for a person who types only a number next.
  package var choices: [AnyCall] = []

  /// What an answer is for.
  package enum Use: Sendable {
    case shown
    /// Asks the person; a later call of the same tool has the answer.
    case question
    /// Looks something up; not shown on the way to a proposal.
    case lookUp
    /// For the model itself.
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
