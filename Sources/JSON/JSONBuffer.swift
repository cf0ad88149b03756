/// JSON text in the making. Each value stands behind those before it; an object whose members did not come in the order of
/// their keys is put in order when its last one is written.
///
/// A value of its own, so that each step of the encoder touches the reference that containers share once.
struct JSONBuffer {
  enum Form { case unsaid, single, list, object }

  /// A value that is being written.
  private struct Level {
    var form = Form.unsaid
    let start: Int
    /// Where its members begin among those of all objects that are open.
    let firstMember: Int
    var isInOrder = true
  }

  private struct Member {
    let key: String
    /// Where its key begins in the text.
    let start: Int
  }

  private(set) var text: [UInt8] = []
  private var levels: [Level] = []
  private var members: [Member] = []
  /// Room in which an object is put in order.
  private var ordered: [UInt8] = []

  /// How many values are open.
  var depth: Int { levels.count }

  mutating func write(literal: String) { text += literal.utf8 }

  mutating func write(string: String) { text.append(json: string) }

  /// Begins a value. Its form is said later.
  mutating func open() { levels.append(Level(start: text.count, firstMember: members.count)) }

  /// Says what the innermost value is, and gives how deep it stands.
  mutating func take(_ form: Form) -> Int {
    let depth = levels.count - 1
    // Some values ask for their container a second time.
    let isNew = text.count == levels[depth].start
    levels[depth].form = form
    if isNew, form == .list { text.append(UInt8(ascii: "[")) }
    if isNew, form == .object { text.append(UInt8(ascii: "{")) }
    return depth
  }

  /// Ends all values that are deeper than `depth`.
  mutating func close(to depth: Int) {
    while levels.count > depth, let level = levels.popLast() {
      switch level.form {
      case .unsaid: if text.count == level.start { write(literal: "{}") }
      case .single: break
      case .list: text.append(UInt8(ascii: "]"))
      case .object: close(level)
      }
    }
  }

  /// Begins a member of the object at `depth`, whose other members are complete.
  mutating func member(_ key: String, at depth: Int) {
    close(to: depth + 1)
    if members.count > levels[depth].firstMember, let last = members.last {
      text.append(UInt8(ascii: ","))
      if levels[depth].isInOrder { levels[depth].isInOrder = JSONBuffer.isBefore(last.key, key) }
    }
    members.append(Member(key: key, start: text.count))
    text.append(json: key)
    text.append(UInt8(ascii: ":"))
  }

  /// Begins an element of the list at `depth`, whose other elements are complete.
  mutating func element(_ index: Int, at depth: Int) {
    close(to: depth + 1)
    if index > 0 { text.append(UInt8(ascii: ",")) }
  }

  private mutating func close(_ level: Level) {
    if !level.isInOrder { putInOrder(level) }
    members.removeSubrange(level.firstMember...)
    text.append(UInt8(ascii: "}"))
  }

  private mutating func putInOrder(_ level: Level) {
    var parts: [(key: String, range: Range<Int>)] = []
    var end = text.count
    for member in members[level.firstMember...].reversed() {
      parts.append((member.key, member.start..<end))
      // In front of it stands a comma or a brace.
      end = member.start - 1
    }
    parts.sort { JSONBuffer.isBefore($0.key, $1.key) }
    ordered.removeAll(keepingCapacity: true)
    for part in parts {
      ordered.append(UInt8(ascii: ordered.isEmpty ? "{" : ","))
      ordered += text[part.range]
    }
    text.replaceSubrange(level.start..., with: ordered)
  }

  /// By their bytes.
  private static func isBefore(_ left: String, _ right: String) -> Bool {
    let (left, right) = (left.utf8.span, right.utf8.span)
    for index in 0..<min(left.count, right.count) where left[index] != right[index] {
      return left[index] < right[index]
    }
    return left.count < right.count
  }
}
