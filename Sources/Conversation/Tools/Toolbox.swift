internal import Calls
internal import FoodData
internal import JSON
package import LanguageModels
package import Proposals
package import Services
internal import Words

/// All tools by name, behind one strict door: arguments are checked against the schema that the model saw.
package struct Toolbox: Sendable {
  /// In the order of the documentation.
  private let offered: [any Tool]
  private let offeredNames: Set<String>
  private let tools: [String: ErasedTool]

  package init(_ tools: [any Tool]) {
    offered = tools.filter(\.isOffered)
    offeredNames = Set(offered.map(\.name))
    self.tools = Dictionary(tools.map { ($0.name, ErasedTool($0)) }) { first, _ in first }
  }

  /// Those that models are told of, in the order of the documentation. They are made when they are asked for: larder's own
  /// interpreter needs none of them.
  package var definitions: [ToolDefinition] { offered.map(\.definition) }

  /// The tools that a model is offered: those of every day, and after them those of the topics that the conversation has
  /// opened or used and that of the waiting proposal, so that what stays the same comes first.
  package func offered(after messages: [Message], waiting: String?) -> [ToolDefinition] {
    let opened = Set(messages.flatMap(topicsOpened) + [waiting.flatMap(topic)].compactMap(\.self))
    let everyday = offered.filter { $0.topic == nil }
    return (everyday + offered.filter { $0.topic.map(opened.contains) ?? false }).map(\.definition)
  }

  private func topic(of tool: String) -> ToolTopic? { tools[tool]?.topic }

  private func topicsOpened(by message: Message) -> [ToolTopic] {
    guard case .assistant(let reply) = message else { return [] }
    return reply.calls.compactMap { call in
      guard call.tool == MoreTools().name else { return topic(of: call.tool) }
      return call.arguments["topic"]?.string.flatMap(ToolTopic.init)
    }
  }

  /// Whether a model may know of a tool.
  package func offers(_ tool: String) -> Bool { offeredNames.contains(tool) }

  /// Runs a call. The member `revises` belongs to the conversation and is not passed on.
  package func run(_ call: ToolCall, in context: ToolContext) throws(ToolError) -> ToolOutcome {
    guard offers(call.tool) else { throw unknown(call.tool) }
    return try perform(call.call, in: context)
  }

  /// The first step of a call: a tool may have to learn something from outside before it runs.
  package func start(_ call: ToolCall, in context: ToolContext) throws(ToolError) -> ToolStep {
    guard offers(call.tool), let tool = tools[call.tool] else { throw unknown(call.tool) }
    return try tool.start(call.call, context)
  }

  private func perform(_ call: AnyCall, in context: ToolContext) throws(ToolError) -> ToolOutcome {
    guard let tool = tools[call.tool] else { throw unknown(call.tool) }
    return try tool.run(call, context)
  }

  /// Of names that are as near, one that begins with the same word is meant: "log_food" is log_meal.
  private func unknown(_ name: String) -> ToolError {
    func verb(_ name: String) -> Substring? { name.split(separator: "_").first }
    let names = offered.map(\.name)
    let alike = names.filter { verb($0) == verb(name) }
    let nearest =
      NearestName.to(name, among: alike) ?? NearestName.to(name, among: names, limit: name.utf8.count / 3)
    return .unknownTool(name, nearest: nearest)
  }

  /// What a yes does that changes no record, and the sentence that says so; nil where the changes are to be saved.
  package func keep(_ confirmed: Confirmed<Proposal>, in context: ToolContext) throws(ToolError) -> String? {
    try tools[confirmed.value.request.tool]?.keep(confirmed, context)
  }

  /// The proposal as local edits change it, all of them or none: the call's arguments are changed and the tool runs again.
  package func revise(
    _ proposal: Proposal, by edits: [ProposalEdit], in context: ToolContext
  ) throws(ToolError) -> ToolOutcome {
    let request = proposal.request
    guard let tool = tools[request.tool] else { throw unknown(request.tool) }
    return try tool.revise(request, edits.map(\.printable), context)
  }

  /// Makes a proposal anew from its call, on the data as it is now.
  package func renew(_ proposal: Proposal, in context: ToolContext) throws(ToolError) -> ToolOutcome {
    try perform(proposal.request, in: context)
  }
}

/// A tool without its argument type.
private struct ErasedTool: Sendable {
  typealias Run = @Sendable (AnyCall, ToolContext) throws(ToolError) -> ToolOutcome
  typealias Start = @Sendable (AnyCall, ToolContext) throws(ToolError) -> ToolStep
  typealias Keep = @Sendable (Confirmed<Proposal>, ToolContext) throws(ToolError) -> String?
  typealias Revise = @Sendable (AnyCall, [ProposalEdit], ToolContext) throws(ToolError) -> ToolOutcome

  let topic: ToolTopic?
  let start: Start
  let run: Run
  let keep: Keep
  let revise: Revise

  init<Wrapped: Tool>(_ tool: Wrapped) {
    topic = tool.topic
    start = { (call: AnyCall, context: ToolContext) throws(ToolError) in
      try tool.start(try ErasedTool.read(call, for: tool, in: context), in: context)
    }
    keep = { (confirmed: Confirmed<Proposal>, context: ToolContext) throws(ToolError) in
      try tool.keep(confirmed, in: context)
    }
    run = { (call: AnyCall, context: ToolContext) throws(ToolError) in
      try tool.run(try ErasedTool.read(call, for: tool, in: context), in: context)
    }
    revise = { (call: AnyCall, edits: [ProposalEdit], context: ToolContext) throws(ToolError) in
      var arguments = try ErasedTool.read(call, for: tool, in: context)
      for edit in edits { arguments = try tool.revise(arguments, by: edit, in: context) }
      return try tool.run(arguments, in: context)
    }
  }

  static func read<Wrapped: Tool>(
    _ call: AnyCall, for tool: Wrapped, in context: ToolContext
  ) throws(ToolError) -> Wrapped.Arguments {
    if let typed = call.typed(Wrapped.Arguments.self) { return typed }
    do throws(SchemaMismatch) {
      return try Wrapped.Arguments.read(
        call.arguments.without("revises").printable, at: "", by: context.vocabulary)
    } catch {
      throw .malformedArguments(tool: tool.name, error)
    }
  }
}

extension JSONValue {
  /// Every text cleaned of what must not reach a terminal or a record, and bounded.
  fileprivate var printable: JSONValue {
    switch self {
    case .null, .bool, .number: self
    case .string(let text): .string(PrintableText.clean(text, limit: 2_000))
    case .array(let elements): .array(elements.map(\.printable))
    case .object(let members): .object(members.mapValues(\.printable))
    }
  }

  func without(_ key: String) -> JSONValue {
    guard case .object(var members) = self else { return self }
    members[key] = nil
    return .object(members)
  }
}

extension ProposalEdit {
  /// The edit with its words cleaned as those of a call are.
  fileprivate var printable: ProposalEdit {
    switch self {
    case .amount(let item, let words): .amount(item: item, words: PrintableText.clean(words, limit: 2_000))
    case .replace(let item, let food): .replace(item: item, food: PrintableText.clean(food, limit: 2_000))
    case .day(let words): .day(words: PrintableText.clean(words, limit: 2_000))
    case .add(let words): .add(words: PrintableText.clean(words, limit: 2_000))
    case .field(let field, let words): .field(field, words: PrintableText.clean(words, limit: 2_000))
    case .drop, .skip, .slot: self
    }
  }
}
