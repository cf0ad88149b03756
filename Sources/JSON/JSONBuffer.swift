/// JSON text that is being written, value after value. An object whose keys did not come in order is sorted when it is
/// closed.
///
/// A struct inside `JSONEncoding`, so that each step goes only once through the class reference that the containers
/// share.
struct JSONBuffer {
  enum Form { case unsaid, single, list, object }

  /// A value that is being written.
  private struct Level {
    var form = Form.unsaid
    let start: Int
    /// Where its members begin in `members`, which holds those of all open objects.
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
  /// Scratch space for sorting an object; kept to reuse its memory.
  private var ordered: [UInt8] = []

  /// How many values are open, one inside the other.
  var depth: Int { levels.count }

  mutating func write(literal: String) { text += literal.utf8 }

  mutating func write(string: String) { text.append(json: string) }

  /// Begins a value; `take` sets its form later.
  mutating func open() { levels.append(Level(start: text.count, firstMember: members.count)) }

  /// Sets the form of the innermost open value, and returns its depth.
  mutating func take(_ form: Form) -> Int {
    let depth = levels.count - 1
    // Some `encode(to:)` ask for their container twice; the bracket is written once.
    let isNew = text.count == levels[depth].start
    levels[depth].form = form
    if isNew, form == .list { text.append(UInt8(ascii: "[")) }
    if isNew, form == .object { text.append(UInt8(ascii: "{")) }
    return depth
  }

  /// Closes all values deeper than `depth`.
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

  /// Begins a member of the object at `depth` and closes the member before it.
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

  /// Begins an element of the list at `depth` and closes the element before it.
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
      // A comma or the opening brace comes before it.
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

  /// Compares keys by their UTF-8 bytes.
  private static func isBefore(_ left: String, _ right: String) -> Bool {
    let (left, right) = (left.utf8.span, right.utf8.span)
    for index in 0..<min(left.count, right.count) where left[index] != right[index] {
      return left[index] < right[index]
    }
    return left.count < right.count
  }
}
