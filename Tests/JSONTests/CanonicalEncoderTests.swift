import Foundation
import JSON
import TestSupport
import Testing

/// Everything that is saved is written by this encoder, and Foundation's says what has to come of it.
struct CanonicalEncoderTests {
  private func expectSame(_ value: some Encodable, _ place: SourceLocation = #_sourceLocation) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let expected = String(decoding: try encoder.encode(value), as: UTF8.self)
    #expect(String(decoding: try CanonicalEncoder().encode(value), as: UTF8.self) == expected, sourceLocation: place)
  }

  @Test func `single values are written as Foundation writes them`() throws {
    try expectSame(true)
    try expectSame("a/b")
    try expectSame(Int8.min)
    try expectSame(UInt64.max)
    try expectSame(Decimal(string: "0.30"))
    try expectSame(Int?.none)
    let numbers: [Double] = [0, -0.0, 1, 1.5, 0.1, 1e15, 1e16, 1e17, 1.5e300, .leastNonzeroMagnitude, -123.456, .pi]
    for number in numbers { try expectSame(number) }
    for number: Float in [0.1, 1e10, 3.5e-10] { try expectSame(number) }
  }

  @Test func `each character of a text is escaped or not as in Foundation`() throws {
    for scalar in (0...0x2100).compactMap(Unicode.Scalar.init) { try expectSame("a\(Character(scalar))") }
    try expectSame("👩‍👩‍👧 \u{1F600} e\u{301} \u{2028}")
  }

  @Test func `keys are in Foundation's order`() throws {
    var chance = SeededGenerator(seed: 11)
    let letters = ["a", "B", "b", "é", "e\u{301}", "ß", "ÿ", "中", "😀", "_", "1", "-", ".", "\""]
    for _ in 0..<300 {
      let keys = (0..<8).map { _ in
        (0..<Int.random(in: 0...4, using: &chance)).map { _ in letters.randomElement(using: &chance) ?? "" }.joined()
      }
      try expectSame(Dictionary(keys.map { ($0, $0.count) }) { first, _ in first })
    }
  }

  @Test func `objects in lists in objects are written as Foundation writes them`() throws {
    try expectSame([Tree]())
    try expectSame([String: Tree]())
    try expectSame(Tree(name: "root", leaf: .grams(1.5, of: "rice"), children: [Tree(name: "z"), Tree(name: "\"a\"")]))
    try expectSame([Tree.Leaf.none, .grams(2, of: ""), .named("x")])
    try expectSame([[1, 2], [], [3]])
    try expectSame([1: "int", 20: "keys"])
    try expectSame(JSONValue.object(["b": [1, nil, true], "a": ["x": "y"]]))
    try expectSame([Hollow()])
  }

  @Test func `what is written by hand is written as Foundation writes it`() throws {
    try expectSame(ByHand())
    try expectSame([ByHand(), ByHand()])
  }

  @Test func `a number that JSON has no form for is refused`() {
    for number in [Double.nan, .infinity, -.infinity] {
      #expect(throws: EncodingError.self) { try CanonicalEncoder().encode(["number": number]) }
    }
  }
}

private struct Tree: Encodable {
  enum Leaf: Encodable {
    case none
    case grams(Double, of: String)
    case named(String)
  }

  var name: String
  var leaf: Leaf = .none
  var note: String?
  var amount: Decimal = 12.50
  var children: [Tree] = []
  var identifier = UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16))
}

/// It asks for no container at all.
private struct Hollow: Encodable {
  func encode(to encoder: any Encoder) {}
}

/// Containers within containers, left open and gone on with.
private struct ByHand: Encodable {
  private enum Key: CodingKey { case zebra, list, inner, apple, above }

  func encode(to encoder: any Encoder) throws {
    var outer = encoder.container(keyedBy: Key.self)
    try outer.encode(1, forKey: .zebra)
    var list = outer.nestedUnkeyedContainer(forKey: .list)
    try list.encode("first")
    var nested = list.nestedContainer(keyedBy: Key.self)
    try nested.encodeNil(forKey: .zebra)
    try nested.encode(false, forKey: .apple)
    var empty = list.nestedUnkeyedContainer()
    try empty.encodeNil()
    try list.encode(2.0)
    Hollow().encode(to: list.superEncoder())
    var inner = outer.nestedContainer(keyedBy: Key.self, forKey: .inner)
    try inner.encodeIfPresent(Int16?.some(3), forKey: .zebra)
    try inner.encodeIfPresent(String?.none, forKey: .list)
    try "above".encode(to: outer.superEncoder(forKey: .above))
    try [1].encode(to: outer.superEncoder())
    try outer.encode("last", forKey: .apple)
  }
}
