internal import JSON

/// Assembles tool calls from fragments. A fragment belongs to the call with its index. Without an index, an id or a
/// name starts a call, and anything else continues the last one. Servers that give every call the index 0 are
/// recognised by a new id, or by a new name after complete arguments.
struct OpenAICalls: Sendable {
  private struct Slot: Sendable {
    var id: String
    var name: String
    var arguments = ""
    /// Other members, such as signatures, that must be sent back with the call.
    var extras: [String: JSONValue] = [:]
  }

  private var slots: [Slot] = []
  /// The newest slot for each index.
  private var newest: [Int: Int] = [:]

  /// Takes the `tool_calls` of a delta, or of a whole message, in which each element is a complete call.
  mutating func take(_ fragments: [JSONValue], isWhole: Bool) {
    for fragment in fragments where fragment.members != nil {
      let target = isWhole ? nil : slot(for: fragment)
      if let target {
        extend(target, by: fragment)
      } else {
        let index = fragment["index"]?.wholeNumber
        if let index { newest[index] = slots.count }
        slots.append(Slot(id: "", name: ""))
        extend(slots.count - 1, by: fragment)
      }
    }
  }

  /// Slots that received nothing are skipped.
  private var filled: [Slot] {
    slots.filter { !$0.id.isEmpty || !$0.name.isEmpty || !$0.arguments.isEmpty }
  }

  var calls: [WireCall] {
    filled.map { WireCall(id: $0.id, name: $0.name, raw: $0.arguments) }
  }

  /// The first `count` calls for a message that is sent back. Arguments that are not JSON are wrapped, because servers
  /// that parse them would refuse every later request.
  func verbatim(keeping count: Int) -> [JSONValue] {
    let ids = WireCall.identifiers(of: calls)
    return zip(zip(filled, calls), ids).prefix(count).map { pair, id in
      var call = pair.0.extras
      let arguments = pair.1.arguments == nil ? JSONValue.unreadable(pair.1.raw).text : pair.1.echo
      call["id"] = .string(id)
      call["type"] = "function"
      call["function"] = ["name": .string(pair.1.name), "arguments": .string(arguments)]
      return .object(call)
    }
  }

  private func slot(for fragment: JSONValue) -> Int? {
    let id = fragment["id"]?.filledString
    let name = fragment["function"]?["name"]?.filledString
    guard let index = fragment["index"]?.wholeNumber else {
      guard let last = slots.indices.last else { return nil }
      if let id { return slots[last].id == id ? last : nil }
      return name == nil ? last : nil
    }
    guard let found = newest[index] else { return nil }
    let slot = slots[found]
    guard name != nil else { return found }
    if let id, !slot.id.isEmpty, slot.id != id { return nil }
    let startsAnew = id == nil && !slot.arguments.isEmpty && (try? JSONValue(json: slot.arguments)) != nil
    return startsAnew ? nil : found
  }

  private mutating func extend(_ target: Int, by fragment: JSONValue) {
    if slots[target].id.isEmpty { slots[target].id = fragment["id"]?.string ?? "" }
    if slots[target].name.isEmpty { slots[target].name = fragment["function"]?["name"]?.string ?? "" }
    switch fragment["function"]?["arguments"] {
    case .string(let text): slots[target].arguments += text
    case .object(let members): slots[target].arguments += JSONValue.object(members).text
    default: break
    }
    for (key, value) in fragment.members ?? [:] where value != .null {
      if !["index", "id", "type", "function"].contains(key) { slots[target].extras[key] = value }
    }
  }
}

extension WireCall {
  /// The arguments as text to send back; empty ones become an empty object.
  fileprivate var echo: String { arguments == [:] ? "{}" : raw }
}
