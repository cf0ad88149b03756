import FoodData
import JSON
import Nutrition
import TestSupport
import Testing

@Suite("Bytes that something happened to")
struct MutatedFoodDataTests {
  @Test(arguments: 0..<20)
  func `never stop a reader of tables`(seed: UInt64) throws {
    var mutation = Mutation(seed: seed)
    for (name, text) in SmallDownload.tables {
      guard let table = USDATable(path: name) else { continue }
      let bytes = mutation.of(text)
      var names = USDANames()
      try? names.add(bytes, of: table)
      var reader = USDATableReader(table, names: names)
      guard let reading = try? Reading(&reader, bytes, piece: mutation.piece) else { continue }
      for part in reading.records { #expect(USDAPart(food: part.food, bytes: part.bytes) == part) }
    }
    let download = try? Download(SmallDownload.tables.mapValues { mutation.of($0) })
    #expect(download?.foods.values.allSatisfy(isSound) ?? true)
  }

  @Test(arguments: 0..<20)
  func `never stop a reader of documents`(seed: UInt64) {
    var mutation = Mutation(seed: seed)
    for _ in 0..<10 {
      let bytes = mutation.of(USDADocumentTests.document)
      var reader = USDADocumentReader(USDARelease(date: nil))
      let reading = try? Reading(&reader, bytes, piece: mutation.piece)
      #expect(reading?.records.allSatisfy(isSound) ?? true)
    }
  }

  @Test(arguments: 0..<20)
  func `never stop a reader of national tables`(seed: UInt64) {
    var mutation = Mutation(seed: seed)
    for text in NationalTableTests.tables {
      let bytes = mutation.of(text)
      guard let table = try? NationalTable.recognise(head: bytes) else { continue }
      var reader = NationalTableReader(table)
      #expect(Reading(&reader, bytes, piece: mutation.piece).records.allSatisfy(isSound))
    }
    _ = try? TableMapping(text: String(decoding: mutation.of(NationalTableTests.own), as: UTF8.self))
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
