internal import JSON
internal import LanguageModels
internal import Services

/// The part of the conversation that a model is sent. It is limited in tokens and cut only between turns, so that every tool
/// result keeps its call. A cut halves it, so that its beginning stays the same for many requests and can be cached.
struct MessageHistory {
  /// In estimated tokens; older turns beyond this are dropped.
  static let usualRoom = 16_000
  /// In estimated tokens. With less, a turn would no longer make sense to a model.
  static let leastRoom = 300

  /// What is computed once for each message.
  private struct Reading {
    /// Its estimated tokens.
    var tokens: Int
    /// The numbers in it; nil until they are needed.
    var numbers: KnownNumbers?
    /// The message before it was shortened, kept until its numbers have been read.
    var whole: Message?
  }

  /// The messages in which numbers are looked for.
  enum Part {
    case all
    /// Only the person's last line.
    case newestLine
  }

  /// Replaces a result that is too long for the model.
  private static let leftOut: JSONValue = ["left_out": "too long for this model; ask for less"]

  var room = MessageHistory.usualRoom
  private(set) var messages: [Message] = []
  /// One for each message.
  private var readings: [Reading] = []
  private var turnStart = 0

  /// The estimated tokens of all messages.
  var estimatedTokens: Int { readings.reduce(0) { $0 + $1.tokens } }

  /// Begins a turn with the person's message.
  mutating func begin(_ message: Message) {
    turnStart = messages.count
    add(message)
    makeRoom()
  }

  mutating func add(_ message: Message) {
    messages.append(message)
    readings.append(Reading(tokens: message.estimatedTokens))
  }

  /// The numbers in each message, read only once. The numbers of a long result stay known after it was shortened.
  mutating func numbers(_ part: Part = .all, by read: (Message) -> KnownNumbers) -> [MessageNumbers] {
    let decided = messages.lastIndex(where: \.isOfDecision) ?? -1
    return places(of: part).map { index in
      let found = readings[index].numbers ?? read(readings[index].whole ?? messages[index])
      readings[index].numbers = found
      readings[index].whole = nil
      return MessageNumbers(
        numbers: found, isSaid: !messages[index].isOfModel, isOfThisTurn: index >= turnStart, isOver: index < decided)
    }
  }

  private func places(of part: Part) -> [Int] {
    switch part {
    case .all: Array(messages.indices)
    case .newestLine: messages.lastIndex(where: \.isUser).map { [$0] } ?? []
    }
  }

  /// Makes room: drops completed turns where there is too much, then shortens long tool results of the present turn.
  mutating func makeRoom() {
    guard estimatedTokens > room else { return }
    dropTurns(downTo: room / 2)
    shortenResults(downTo: room)
  }

  /// Halves the history after a model found it too long. False where nothing can be left out.
  mutating func halve() -> Bool {
    let before = estimatedTokens
    room = max(min(room, before) / 2, MessageHistory.leastRoom)
    dropTurns(downTo: 0)
    shortenResults(downTo: room)
    return estimatedTokens < before
  }

  /// Drops whole turns before the present one, oldest first.
  private mutating func dropTurns(downTo most: Int) {
    var (cut, left) = (0, estimatedTokens)
    while left > most, cut < turnStart {
      let next = messages[(cut + 1)...].firstIndex(where: \.isUser) ?? turnStart
      left -= readings[cut..<next].reduce(0) { $0 + $1.tokens }
      cut = next
    }
    messages.removeFirst(cut)
    readings.removeFirst(cut)
    turnStart -= cut
  }

  /// Shortens tool results, the longest first.
  private mutating func shortenResults(downTo most: Int) {
    while estimatedTokens > most {
      let candidates = messages.indices.filter { index in
        guard case .toolResult(let result) = messages[index], case .answer(let facts) = result.outcome else {
          return false
        }
        return facts != MessageHistory.leftOut
      }
      guard let longest = candidates.max(by: { readings[$0].tokens < readings[$1].tokens }),
        case .toolResult(let result) = messages[longest]
      else { return }
      let short = Message.toolResult(ToolResult(call: result.call, outcome: .answer(MessageHistory.leftOut)))
      guard short.estimatedTokens < readings[longest].tokens else { return }
      if readings[longest].numbers == nil { readings[longest].whole = messages[longest] }
      messages[longest] = short
      readings[longest].tokens = short.estimatedTokens
    }
  }

  /// Replaces a call with the form in which its tool carried it out.
  mutating func replace(_ call: ToolCall, by carriedOut: ToolCall) {
    let index = messages.lastIndex { if case .assistant(let reply) = $0 { reply.calls.contains(call) } else { false } }
    guard let index, case .assistant(let reply) = messages[index] else { return }
    messages[index] = .assistant(
      ModelReply(
        text: reply.text, calls: reply.calls.map { $0 == call ? carriedOut : $0 }, stop: reply.stop, usage: reply.usage,
        verbatim: reply.verbatim))
    readings[index].tokens = messages[index].estimatedTokens
  }

  /// Removes a turn that was cancelled or failed.
  mutating func dropTurn() {
    let start = min(turnStart, messages.count)
    messages.removeLast(messages.count - start)
    readings.removeLast(readings.count - start)
  }
}

/// The numbers in one message of the conversation.
struct MessageNumbers {
  let numbers: KnownNumbers
  /// Whether the person typed it or larder said it.
  let isSaid: Bool
  /// Whether it is the person's last message or came after it.
  let isOfThisTurn: Bool
  /// Whether the proposals of its time have been decided.
  let isOver: Bool
}

extension Message {
  fileprivate var isUser: Bool {
    if case .user = self { return true }
    return false
  }

  /// Whether it tells what became of a proposal.
  fileprivate var isOfDecision: Bool {
    switch self {
    case .event, .confirmed, .declined: true
    default: false
    }
  }

  /// Whether it is a model's words, or a result that a model called for.
  fileprivate var isOfModel: Bool {
    switch self {
    case .user, .event, .confirmed, .declined: false
    case .assistant, .toolResult: true
    }
  }

  static func refused(_ call: ToolCall, because reason: String) -> Message {
    .toolResult(ToolResult(call: call, outcome: .refused(reason)))
  }
}
