internal import JSON

extension JSONValue {
  /// The value without the members that calls mark as a model's own numbers, at any depth.
  var withoutGuesses: JSONValue {
    var call = self
    call.dropGuesses()
    return call
  }

  private mutating func dropGuesses() {
    switch self {
    case .object(var members):
      let guessed = members["guessed"]
      for name in guessed?.array ?? [] { if let name = name.string { members[name] = nil } }
      // A mark without names applies to all members.
      if guessed == true { members = members.filter { $0.value.isText } }
      for key in members.keys { members[key]?.dropGuesses() }
      self = .object(members)
    case .array(let values):
      self = .array(
        values.map { value in
          var value = value
          value.dropGuesses()
          return value
        })
    case .null, .bool, .number, .string: return
    }
  }

  private var isText: Bool { string != nil }
}
