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
    let (whole, cut) = bytes.wholeAndCut
    try BrokenPromise.unless(members(whole) == members(cut), "members in pieces of \(bytes.pieceSize) are others")
    try BrokenPromise.unless(elements(whole) == elements(cut), "elements in pieces of \(bytes.pieceSize) are others")
  }

  /// What the members are, and whether the document came to its end.
  private func members(_ pieces: [[UInt8]]) -> [String] {
    var reader = JSONMembers(longest: JSONTarget.longest, passingOver: ["journal"])
    var seen: [String] = []
    var isAtEnd = false
    do throws(JSONError) {
      for piece in pieces {
        reader.feed(piece)
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

  private func elements(_ pieces: [[UInt8]]) -> [String] {
    var reader = JSONElements(longest: JSONTarget.longest)
    var seen: [String] = []
    for piece in pieces {
      reader.feed(piece)
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
