package import Calls
internal import EmbeddedMessages
internal import FoodData
internal import JSON
package import LanguageModels
package import Messages
internal import Nutrition
package import Proposals
package import Services
internal import Words

/// All tools by name. Arguments are checked strictly against the schema that the model was given.
package struct Toolbox: Sendable {
  /// In the order of the documentation.
  private let offered: [any Tool]
  private let offeredNames: Set<String>
  private let tools: [String: any Tool]
  private let made = MadeDefinitions()

  package init(_ tools: [any Tool]) {
    // Closures, since a key path on an existential is built anew for each tool, which would slow down the start.
    offered = tools.filter { $0.isOffered }
    offeredNames = Set(offered.map { $0.name })
    self.tools = Dictionary(tools.map { ($0.name, $0) }) { first, _ in first }
  }

  /// The definitions for models, in the order of the documentation.
  package var definitions: [ToolDefinition] { made.definitions(of: offered) }

  /// The tools to offer to a model: the everyday ones, then those of the topics that the conversation has opened or used, and
  /// of the waiting proposal. The unchanging part comes first, so that it can be cached.
  package func offered(after messages: [Message], waiting: String?) -> [ToolDefinition] {
    let opened = Set(messages.flatMap(topicsOpened) + [waiting.flatMap(topic)].compactMap(\.self))
    let all = zip(offered, definitions)
    let everyday = all.filter { tool, _ in tool.topic == nil }
    let further = all.filter { tool, _ in tool.topic.map(opened.contains) ?? false }
    return (everyday + further).map { $1 }
  }

  /// The same for a model with little room: first the tools that the conversation needs now, then the everyday ones in order,
  /// as far as they fit. The model gets the rest through `more_tools`.
  ///
  /// - Parameter most: the estimated tokens that they may take.
  package func offered(after messages: [Message], waiting: String?, most: Int) -> [ToolDefinition] {
    let all = offered(after: messages, waiting: waiting)
    let sizes = all.map(\.estimatedTokens)
    guard sizes.reduce(0, +) > most else { return all }
    let opened = Set(messages.flatMap(topicsOpened) + [waiting.flatMap(topic)].compactMap(\.self))
    let called = Set(messages.flatMap(\.calledTools) + [waiting].compactMap(\.self))
    func rank(_ tool: ToolDefinition) -> Int {
      if tool.name == MoreTools().name || tool.name == LogMealCall.name || called.contains(tool.name) { return 0 }
      return topic(of: tool.name).map(opened.contains) == true ? 1 : 2
    }
    var left = most
    var kept: Set<Int> = []
    for index in all.indices.sorted(by: { (rank(all[$0]), $0) < (rank(all[$1]), $1) }) where sizes[index] <= left {
      kept.insert(index)
      left -= sizes[index]
    }
    return all.indices.filter(kept.contains).map { all[$0] }
  }

  private func topic(of tool: String) -> ToolTopic? { tools[tool]?.topic }

  private func topicsOpened(by message: Message) -> [ToolTopic] {
    guard case .assistant(let reply) = message else { return [] }
    return reply.calls.compactMap { call in
      guard call.tool == MoreTools().name else { return topic(of: call.tool) }
      return call.arguments["topic"]?.string.flatMap(ToolTopic.init)
    }
  }

  /// Whether models may know of a tool.
  package func offers(_ tool: String) -> Bool { offeredNames.contains(tool) }

  /// Whether a tool makes proposals; false for one that only answers, and for an unknown one.
  package func proposes(_ tool: String) -> Bool { tools[tool]?.proposes ?? false }

  /// Runs a call. The argument `revises` belongs to the conversation and is not passed on.
  package func run(_ call: ToolCall, in context: ToolContext) throws(ToolError) -> ToolOutcome {
    guard offers(call.tool) else { throw unknown(call.tool) }
    return try perform(call.call, in: context)
  }

  /// The first step of a call, since a tool may need something from outside before it runs. A call that edits a card makes its
  /// proposal again.
  ///
  /// - Parameter revised: the proposal whose card it edits.
  package func start(
    _ call: ToolCall, revising revised: Proposal? = nil, in context: ToolContext
  ) throws(ToolError) -> ToolStep {
    // What larder itself has called is typed already.
    guard offers(call.tool) || call.call.value != nil, let tool = tools[call.tool] else { throw unknown(call.tool) }
    guard call.edits.isEmpty else {
      let outcome = try revise(call.call, by: call.edits, in: context)
      return .finished(revised.map { outcome.owning(from: $0, after: call.edits, in: context) } ?? outcome)
    }
    let step = try tool.start(tool.grounded(call.call, in: context), in: context)
    return try tool.namingGuesses(of: call.call, after: step, in: context)
  }

  private func perform(_ call: AnyCall, in context: ToolContext) throws(ToolError) -> ToolOutcome {
    guard let tool = tools[call.tool] else { throw unknown(call.tool) }
    return try tool.run(call, in: context)
  }

  /// Among equally near names, one that begins with the same word is preferred: "log_food" means log_meal.
  private func unknown(_ name: String) -> ToolError {
    func verb(_ name: String) -> Substring? { name.split(separator: "_").first }
    let names = offered.map(\.name)
    let alike = names.filter { verb($0) == verb(name) }
    let nearest =
      NearestName.to(name, among: alike) ?? NearestName.to(name, among: names, limit: name.utf8.count / 3)
    return .unknownTool(name, nearest: nearest)
  }

  /// Carries out a yes that changes no record. Returns the sentence that says so; nil where the proposal's changes are to be
  /// committed.
  package func keep(_ confirmed: Confirmed<Proposal>, in context: ToolContext) throws(ToolError) -> Text? {
    try tools[confirmed.value.request.tool]?.keep(confirmed, in: context)
  }

  /// Applies edits to a proposal's call, all or none, and runs the tool again.
  package func revise(
    _ request: AnyCall, by edits: [Edit], in context: ToolContext
  ) throws(ToolError) -> ToolOutcome {
    guard let tool = tools[request.tool] else { throw unknown(request.tool) }
    return try tool.revise(request, by: edits.map(\.printable), in: context)
  }

  /// The same for a waiting proposal. Numbers that a model made up stay marked, unless the person says them.
  package func revise(_ proposal: Proposal, by edits: [Edit], in context: ToolContext) throws(ToolError) -> ToolOutcome
  {
    try revise(proposal.request, by: edits, in: context).owning(from: proposal, after: edits, in: context)
  }

  /// A call from JSON in the form in which its tool decodes it; unchanged where it cannot be decoded.
  package func read(_ call: AnyCall, in context: ToolContext) -> AnyCall {
    (try? tools[call.tool]?.read(call, in: context)) ?? call
  }

  /// Makes a proposal again from its call, with the present data.
  package func renew(_ proposal: Proposal, in context: ToolContext) throws(ToolError) -> ToolOutcome {
    try perform(proposal.request, in: context).owning(from: proposal, after: [], in: context)
  }
}

extension ToolOutcome {
  /// Carries the marks of a model's own numbers over to the proposal that replaces theirs.
  fileprivate func owning(from old: Proposal, after edits: [Edit], in context: ToolContext) -> ToolOutcome {
    guard case .proposal(let proposal) = self, let own = old.ownNumbers else { return self }
    var said = KnownNumbers(lexicon: context.foodBank.knowledge.lexicon)
    for edit in edits { said.hear(edit) }
    let unsaid = NumberLookup(said).guesses(in: proposal.request.arguments)
    return .proposal(proposal.owning(unsaid.filter(own.contains)))
  }
}

extension Proposal {
  fileprivate func owning(_ numbers: [FixedDecimal]) -> Proposal {
    owning(
      numbers, note: .mealGuesses(guesses: Text.named(numbers)), remark: .remarkOwnNumbers(numbers: Text.named(numbers))
    )
  }
}

extension Message {
  fileprivate var calledTools: [String] {
    guard case .assistant(let reply) = self else { return [] }
    return reply.calls.map(\.tool)
  }
}

/// Runs a tool with a call of which only the name is known.
extension Tool {
  fileprivate func arguments(of call: AnyCall, in context: ToolContext) throws(ToolError) -> Arguments {
    if let typed = call.typed(Arguments.self) { return typed }
    do throws(SchemaError) {
      return try Arguments.read(call.arguments.without("revises").printable, at: "", by: context.vocabulary)
    } catch {
      throw .malformedArguments(tool: name, error)
    }
  }

  /// A call that a model has written, with its made-up numbers marked.
  fileprivate func grounded(_ call: AnyCall, in context: ToolContext) throws(ToolError) -> AnyCall {
    guard call.value == nil, let known = context.known else { return call }
    var grounded = try arguments(of: call, in: context)
    grounded.noteGuesses(known.has)
    return AnyCall(grounded)
  }

  /// Adds a note to the card that lists the model's made-up numbers, for calls that cannot mark them.
  fileprivate func namingGuesses(
    of call: AnyCall, after step: ToolStep, in context: ToolContext
  ) throws(ToolError) -> ToolStep {
    guard call.value == nil, !Arguments.notesGuesses, let guesses = context.known?.guesses(in: call.arguments),
      !guesses.isEmpty
    else { return step }
    return try step.then(in: context) { (outcome, _) throws(ToolError) in
      guard case .proposal(let proposal) = outcome else { return .finished(outcome) }
      return .finished(.proposal(proposal.owning(guesses)))
    }
  }

  fileprivate func start(_ call: AnyCall, in context: ToolContext) throws(ToolError) -> ToolStep {
    try start(arguments(of: call, in: context), in: context)
  }

  fileprivate func run(_ call: AnyCall, in context: ToolContext) throws(ToolError) -> ToolOutcome {
    try run(arguments(of: call, in: context), in: context)
  }

  fileprivate func revise(
    _ call: AnyCall, by edits: [Edit], in context: ToolContext
  ) throws(ToolError) -> ToolOutcome {
    try run(revise(arguments(of: call, in: context), by: edits, in: context), in: context)
  }

  fileprivate func read(_ call: AnyCall, in context: ToolContext) throws(ToolError) -> AnyCall {
    AnyCall(try arguments(of: call, in: context))
  }
}

extension Text {
  /// Further numbers are only counted.
  private static let mostNamed = 6

  fileprivate static func named(_ numbers: [FixedDecimal]) -> [Text] {
    let named = numbers.count <= mostNamed ? numbers[...] : numbers.prefix(mostNamed - 1)
    let rest = numbers.count - named.count
    return named.map { Text($0.formatted(places: 2)) } + (rest == 0 ? [] : [.mealGuessMore(count: rest)])
  }
}

extension JSONValue {
  /// The value with every string cleaned for terminals and records, and limited in length.
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

extension Edit {
  /// The edit with its words cleaned like those of a call.
  fileprivate var printable: Edit {
    func clean(_ words: String) -> String { PrintableText.clean(words, limit: 2_000) }
    let change: Change =
      switch change {
      case .said(let words): .said(clean(words))
      case .food(let food, let resolved): .food(clean(food), resolved)
      case .day(let words): .day(clean(words))
      case .addedLine(let words): .addedLine(clean(words))
      case .field(let field, let words): .field(field, clean(words))
      default: change
      }
    return Edit(target, change)
  }
}
