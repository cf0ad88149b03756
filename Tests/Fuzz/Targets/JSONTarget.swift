import FoodData
import FoundationEssentials
import JSON

/// JSON itself: read as a value, member by member and element by element, whole and in pieces.
struct JSONTarget: FuzzTarget {
  static let name = "json"

  private static let longest = 1_000

  func take(_ bytes: [UInt8]) throws {
    if let value = try? JSONValue(json: bytes[...]) {
      let again = try JSONValue(json: value.text)
      try BrokenPromise.unless(again == value, "what is written is read as another value")
      _ = (value.wholeNumber, value.string, value.array)
    }
    if let part = try? JSONPart(bytes[...]) { part.forEachMember { name, value in _ = (name.text, value.string) } }
    let piece = 1 + bytes.count % 7
    try BrokenPromise.unless(
      members(bytes, max(bytes.count, 1)) == members(bytes, piece), "members in pieces of \(piece) are others")
    try BrokenPromise.unless(
      elements(bytes, max(bytes.count, 1)) == elements(bytes, piece), "elements in pieces of \(piece) are others")
  }

  /// What the members are, and whether the document came to its end.
  private func members(_ bytes: [UInt8], _ piece: Int) -> [String] {
    var reader = JSONMembers(longest: JSONTarget.longest, passingOver: ["journal"])
    var seen: [String] = []
    var isAtEnd = false
    do throws(JSONFault) {
      for start in stride(from: 0, to: bytes.count, by: piece) {
        reader.feed(Array(bytes[start..<min(start + piece, bytes.count)]))
        reading: while true {
          switch try reader.next() {
          case .member(let name, let value): seen.append("\(name): \(String(decoding: value.bytes, as: UTF8.self))")
          case .list(let name): seen.append("\(name): [")
          case .element(let name, let value):
            seen.append("\(name)[]: \(String(decoding: value.bytes, as: UTF8.self))")
          case .end:
            // What comes behind the end is a fault.
            isAtEnd = true
            break reading
          case .exhausted: break reading
          }
        }
      }
    } catch {
      // How much is seen before a fault depends on the pieces; that there is one does not.
      return ["fault"]
    }
    return seen + (isAtEnd ? ["end"] : [])
  }

  private func elements(_ bytes: [UInt8], _ piece: Int) -> [String] {
    var reader = JSONElements(longest: JSONTarget.longest)
    var seen: [String] = []
    for start in stride(from: 0, to: bytes.count, by: piece) {
      reader.feed(Array(bytes[start..<min(start + piece, bytes.count)]))
      reading: while true {
        switch reader.next() {
        case .element(let place): seen.append(String(decoding: reader.bytes[place], as: UTF8.self))
        case .tooLong: seen.append("too long")
        case .end: return seen + ["end"]
        case .exhausted: break reading
        }
      }
    }
    return seen
  }
}
