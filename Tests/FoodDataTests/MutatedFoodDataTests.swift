import FoodData
import JSON
import Nutrition
import Testing

@Suite("Bytes that something happened to")
struct MutatedFoodDataTests {
  @Test(arguments: 0..<20)
  func `never stop a reader of tables`(seed: UInt64) throws {
    var mutation = Mutation(seed: seed)
    for (name, text) in SmallDownload.tables {
      guard let table = USDATable(path: name) else { continue }
      let bytes = mutation.of(Array(text.utf8))
      var names = USDANames()
      try? names.add(bytes, of: table)
      var reader = USDATableReader(table, names: names)
      guard let reading = try? Reading(&reader, bytes, piece: mutation.piece) else { continue }
      for part in reading.records { #expect(USDAPart(food: part.food, bytes: part.bytes) == part) }
    }
    let download = try? Download(SmallDownload.tables.mapValues { mutation.of(Array($0.utf8)) })
    #expect(download?.foods.values.allSatisfy(isSound) ?? true)
  }

  @Test(arguments: 0..<20)
  func `never stop a reader of documents`(seed: UInt64) {
    var mutation = Mutation(seed: seed)
    for _ in 0..<10 {
      let bytes = mutation.of(Array(USDADocumentTests.document.utf8))
      var reader = USDADocumentReader(USDARelease(date: nil))
      let reading = try? Reading(&reader, bytes, piece: mutation.piece)
      #expect(reading?.records.allSatisfy(isSound) ?? true)
    }
  }

  @Test(arguments: 0..<20)
  func `never stop a reader of national tables`(seed: UInt64) {
    var mutation = Mutation(seed: seed)
    for text in NationalTableTests.tables {
      let bytes = mutation.of(Array(text.utf8))
      guard let table = try? NationalTable.recognise(head: bytes) else { continue }
      var reader = NationalTableReader(table)
      #expect(Reading(&reader, bytes, piece: mutation.piece).records.allSatisfy(isSound))
    }
    _ = try? TableMapping(text: String(decoding: mutation.of(Array(NationalTableTests.own.utf8)), as: UTF8.self))
  }

  /// What a store can keep: one line of a name, sensible portions.
  private func isSound(_ food: ReferenceFood) -> Bool {
    let lines = [food.name] + food.otherNames + [food.brand, food.source.reference].compactMap(\.self)
    let areLines = lines.allSatisfy { line in
      !line.isEmpty && line.unicodeScalars.count <= 200 && line.unicodeScalars.allSatisfy { $0.value >= 0x20 }
    }
    return areLines && food.portions.allSatisfy { $0.grams > .zero && $0.grams <= Measures.most }
      && (food.density.map { $0 > .zero } ?? true)
  }
}

/// Changes that happen to files: bytes set, taken out, doubled, cut off. The same for the same seed.
struct Mutation {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
  }

  /// Bytes that mean something in a table or a document.
  private static let telling = Array("\",;|\n\r\t{}[]0-.eE<\\ ".utf8)

  /// How many bytes to read at a time.
  var piece: Int {
    mutating get { [1, 3, 17, 100, 5_000][number(below: 5)] }
  }

  mutating func of(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for _ in 0...number(below: 8) {
      guard !bytes.isEmpty else { return bytes }
      let place = number(below: bytes.count)
      switch number(below: 6) {
      case 0: bytes[place] = UInt8(truncatingIfNeeded: next())
      case 1: bytes[place] = Mutation.telling[number(below: Mutation.telling.count)]
      case 2: bytes.removeSubrange(place..<min(place + number(below: 40), bytes.count))
      case 3: bytes.insert(contentsOf: bytes[place..<min(place + number(below: 200), bytes.count)], at: place)
      case 4: bytes.removeLast(bytes.count - place)
      default: bytes.insert(contentsOf: Array(repeating: UInt8(ascii: "9"), count: number(below: 60)), at: place)
      }
    }
    return bytes
  }

  private mutating func number(below limit: Int) -> Int { Int(next() % UInt64(limit)) }

  private mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}
