import FoodData
import Nutrition

/// Tables of foods that were downloaded: those of nations, of FoodData Central and of Open Food Facts. The first line is the
/// name of the file, the rest is what is in it.
struct DownloadTarget: FuzzTarget {
  static let name = "downloads"

  func take(_ bytes: [UInt8]) throws {
    let name = String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    let text = Array(bytes.dropFirst(name.utf8.count + 1))
    if let table = USDATable(path: name) {
      var names = USDANames()
      try? names.add(text, of: table)
      var reader = USDATableReader(table, names: names)
      try read(&reader, text) { _ in }
    } else if name.hasSuffix(".json") {
      var reader = USDADocumentReader(USDARelease(path: name))
      try read(&reader, text, check)
    } else if let table = try? NationalTable.recognise(head: text) {
      var reader = NationalTableReader(table)
      try read(&reader, text, check)
    } else {
      try readProducts(text)
    }
    _ = try? TableMapping(text: String(decoding: text, as: UTF8.self))
  }

  private func read<Reader: FoodReader>(
    _ reader: inout Reader, _ bytes: [UInt8], _ check: (Reader.Record) throws -> Void
  ) throws {
    for piece in bytes.wholeAndCut.cut {
      reader.feed(piece)
      try take(from: &reader, check)
    }
    reader.finish()
    try take(from: &reader, check)
  }

  private func take<Reader: FoodReader>(
    from reader: inout Reader, _ check: (Reader.Record) throws -> Void
  ) throws {
    while let step = try? reader.next() {
      switch step {
      case .record(let record): try check(record)
      case .rejected: continue
      case .exhausted: return
      }
    }
  }

  private func readProducts(_ bytes: [UInt8]) throws {
    let lines = bytes.split(separator: UInt8(ascii: "\n"))
    let rows = lines.map { $0.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false) }
    guard let header = rows.first, let table = try? OpenFoodFactsTable(header: header) else { return }
    for row in rows.dropFirst() {
      if let food = try? table.food(row: row) { try check(food) }
    }
  }

  /// What a store can keep: one line of a name, sensible portions.
  private func check(_ food: ReferenceFood) throws {
    let lines = [food.name] + food.otherNames + [food.brand, food.source.reference].compactMap(\.self)
    for line in lines {
      try BrokenPromise.unless(
        !line.isEmpty && line.unicodeScalars.count <= 200 && line.unicodeScalars.allSatisfy { $0.value >= 0x20 },
        "no line: \(line)")
    }
    try BrokenPromise.unless(
      food.portions.allSatisfy { $0.grams > .zero && $0.grams <= Measures.most }, "a portion that cannot be")
    try BrokenPromise.unless(food.density.map { $0 > .zero } ?? true, "a density that cannot be")
  }
}
