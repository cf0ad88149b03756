internal import JSON
internal import LanguageModels
internal import Services

/// What the model hears of the conversation: bounded by its tokens, and cut only between turns, so that every tool result
/// keeps its call. It is cut to half when it is cut, so that the beginning stays the same for many requests.
struct MessageHistory {
  /// As far as tokens can be estimated; older turns are dropped beyond.
  static let usualRoom = 16_000
  /// A model with less room is told less of a turn than what makes sense of it.
  static let leastRoom = 300

  /// What is found out about a message once.
  private struct Reading {
    /// About how many tokens it is.
    var tokens: Int
    /// The numbers in it, where they have been asked for.
    var numbers: KnownNumbers?
    /// What it was before it was shortened, as long as nobody has asked for its numbers.
    var whole: Message?
  }

  /// How much of a conversation numbers are looked for in.
  enum Part {
    case all
    /// What the person has typed last.
    case newestLine
  }

  /// In the place of a result that is too long for the model.
  private static let leftOut: JSONValue = ["left_out": "too long for this model; ask for less"]

  var room = MessageHistory.usualRoom
  private(set) var messages: [Message] = []
  /// Of each message.
  private var readings: [Reading] = []
  private var turnStart = 0

  /// About how many tokens all of it is.
  var estimatedTokens: Int { readings.reduce(0) { $0 + $1.tokens } }

  /// Begins a turn with the user's message.
  mutating func begin(_ message: Message) {
    turnStart = messages.count
    add(message)
    makeRoom()
  }

  mutating func add(_ message: Message) {
    messages.append(message)
    readings.append(Reading(tokens: message.estimatedTokens))
  }

  /// The numbers in each message, which is read once; what a long result has told stays known after it was shortened.
  mutating func numbers(_ part: Part = .all, by read: (Message) -> KnownNumbers) -> [MessageNumbers] {
    let decided = messages.lastIndex { if case .event = $0 { true } else { false } } ?? -1
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

  /// Drops turns that are over where there is more than there is room for; then what tools have told at length in this one.
  mutating func makeRoom() {
    guard estimatedTokens > room else { return }
    dropTurns(downTo: room / 2)
    shortenResults(downTo: room)
  }

  /// A model has found it too long: makes it half as long. False where nothing can be left out.
  mutating func halve() -> Bool {
    let before = estimatedTokens
    room = max(min(room, before) / 2, MessageHistory.leastRoom)
    dropTurns(downTo: 0)
    shortenResults(downTo: room)
    return estimatedTokens < before
  }

  /// Whole turns before this one, the oldest first.
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

  /// The longest first.
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

  /// Puts a call as its tool carried it out in the place of what was asked for.
  mutating func replace(_ call: ToolCall, by carriedOut: ToolCall) {
    let index = messages.lastIndex { if case .assistant(let reply) = $0 { reply.calls.contains(call) } else { false } }
    guard let index, case .assistant(let reply) = messages[index] else { return }
    messages[index] = .assistant(
      ModelReply(
        text: reply.text, calls: reply.calls.map { $0 == call ? carriedOut : $0 }, stop: reply.stop, usage: reply.usage,
        verbatim: reply.verbatim))
    readings[index].tokens = messages[index].estimatedTokens
  }

  /// Forgets the turn that was cancelled or failed.
  mutating func dropTurn() {
    let start = min(turnStart, messages.count)
    messages.removeLast(messages.count - start)
    readings.removeLast(readings.count - start)
  }
}

/// The numbers in one message of a conversation.
struct MessageNumbers {
  let numbers: KnownNumbers
  /// The person has typed it, or larder has said it.
  let isSaid: Bool
  /// It came with the user's last message or behind it.
  let isOfThisTurn: Bool
  /// What was proposed then is decided by now.
  let isOver: Bool
}

extension Message {
  fileprivate var isUser: Bool {
    if case .user = self { return true }
    return false
  }

  /// A model has called for it or said it.
  fileprivate var isOfModel: Bool {
    switch self {
    case .user, .event: false
    case .assistant, .toolResult: true
    }
  }

  static func refused(_ call: ToolCall, because reason: String) -> Message {
    .toolResult(ToolResult(call: call, outcome: .refused(reason)))
  }
}
