internal import Nutrition

/// In JSON a change is an object with one member: `{"insert": RECORD}`, `{"update": {"from": RECORD, "to": RECORD}}`,
/// `{"delete": RECORD}`, `{"ensure": RECORD}`. The journal keeps this form.
extension Change {
  private enum Key: String, CodingKey {
    case insert, update, delete, ensure
  }

  private struct Update: Codable {
    let from: Record
    let to: Record
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    guard let key = container.allKeys.first, container.allKeys.count == 1 else {
      throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "not one change"))
    }
    switch key {
    case .insert: self = .insert(try container.decode(Record.self, forKey: key))
    case .delete: self = .delete(try container.decode(Record.self, forKey: key))
    case .ensure: self = .ensure(try container.decode(Record.self, forKey: key))
    case .update:
      let update = try container.decode(Update.self, forKey: key)
      self = .update(from: update.from, to: update.to)
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    switch self {
    case .insert(let record): try container.encode(record, forKey: .insert)
    case .delete(let record): try container.encode(record, forKey: .delete)
    case .ensure(let record): try container.encode(record, forKey: .ensure)
    case .update(let old, let new): try container.encode(Update(from: old, to: new), forKey: .update)
    }
  }
}

/// In JSON an action is `{"tool": "log_meal"}` or `{"undo": 12}`.
extension Action {
  private enum Key: String, CodingKey {
    case tool, undo
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    if let sequence = try container.decodeIfPresent(Int.self, forKey: .undo) {
      self = .undo(of: sequence)
    } else {
      self = .tool(try container.decode(String.self, forKey: .tool))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    switch self {
    case .tool(let name): try container.encode(name, forKey: .tool)
    case .undo(let sequence): try container.encode(sequence, forKey: .undo)
    }
  }
}

/// In JSON a question is null, or the number to type.
extension Proposal.Question {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    self = container.decodeNil() ? .yesOrNo : .count(try container.decode(Int.self))
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .yesOrNo: try container.encodeNil()
    case .count(let count): try container.encode(count)
    }
  }
}
