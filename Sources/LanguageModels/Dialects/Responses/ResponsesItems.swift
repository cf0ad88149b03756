internal import JSON

/// The items of an answer, assembled from deltas; a finished item replaces what had arrived of it.
struct ResponsesItems: Sendable {
  private struct Item: Sendable {
    let index: Int
    var content: JSONValue
    /// The text, or a call's arguments, so far.
    var pieces = ""
    var isDone = false

    var isCall: Bool { content["type"]?.string == "function_call" }
  }

  private var items: [Item] = []

  mutating func open(_ content: JSONValue, at index: Int?) {
    guard content.members != nil else { return }
    items.append(Item(index: index ?? items.count, content: content))
  }

  mutating func finish(_ content: JSONValue, at index: Int?) {
    guard content.members != nil else { return }
    if let found = place(index) {
      items[found].content = content
      items[found].isDone = true
    } else {
      items.append(Item(index: index ?? items.count, content: content, isDone: true))
    }
  }

  /// Appends a piece to the text or the arguments of an item.
  mutating func extend(at index: Int?, by piece: String) {
    if let found = place(index) { items[found].pieces += piece }
  }

  /// Replaces the assembled items with those of the whole answer, where it has any.
  mutating func resolve(_ output: [JSONValue]) {
    guard !output.isEmpty else { return }
    items = output.enumerated().map { Item(index: $0.offset, content: $0.element, isDone: true) }
  }

  private func place(_ index: Int?) -> Int? {
    index.map { index in items.lastIndex { $0.index == index } } ?? items.indices.last
  }

  var calls: [WireCall] { items.filter(\.isCall).map(call) }

  private func call(_ item: Item) -> WireCall {
    let raw = item.content["arguments"]?.filledString ?? item.pieces
    return WireCall(id: item.content["call_id"]?.filledString, name: item.content["name"]?.string ?? "", raw: raw)
  }

  /// The texts of one type of part in all messages.
  func texts(_ type: String, _ member: String) -> String {
    items.filter { $0.content["type"]?.string == "message" }.flatMap { $0.content["content"]?.array ?? [] }
      .filter { $0["type"]?.string == type }.compactMap { $0[member]?.string }.joined()
  }

  /// The items for the next request, with the first `count` calls. Encrypted thinking is sent back unchanged; without
  /// encryption the provider no longer has it, and it is left out.
  func verbatim(keeping count: Int) -> VerbatimTurn? {
    var room = count
    let ids = WireCall.identifiers(of: calls)
    let kept = items.compactMap { item -> JSONValue? in
      switch item.content["type"]?.string {
      case "reasoning": return item.content["encrypted_content"]?.filledString == nil ? .none : item.content
      case "message": return item.content["content"]?.array?.isEmpty == false ? item.content : .none
      case "function_call":
        guard room > 0 else { return .none }
        room -= 1
        var content = item.content
        let call = call(item)
        content["call_id"] = .string(ids[count - room - 1])
        content["arguments"] = .string(
          call.arguments == nil ? JSONValue.unreadable(call.raw).text : call.arguments == [:] ? "{}" : call.raw)
        return content
      default: return .none
      }
    }
    guard kept.contains(where: { $0["type"]?.string != "reasoning" }) else { return nil }
    return VerbatimTurn(dialect: ResponsesDialect.name, content: .array(kept))
  }
}
