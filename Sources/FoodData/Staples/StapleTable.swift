package import FoundationEssentials

/// The food table as it is searched: only names are taken up at once, the rest of a line is read when its food is
/// asked for. `Staples` reads everything, and says what is wrong with a line.
package struct StapleTable: Sendable {
  private struct Line {
    let text: Int
    let range: Range<Int>
    let isDefault: Bool
  }

  private let texts: [FoodText]
  private let lines: [Line]
  /// The names of all foods, each by its position in the table.
  package let index: NameIndex<Int>

  package init(reading texts: [FoodText]) {
    var lines: [Line] = []
    lines.reserveCapacity(2_100)
    var index = NameIndex<Int>(expecting: 2_100)
    for (number, text) in texts.enumerated() {
      let bytes = text.bytes.span
      var cursor = LineCursor()
      while let range = cursor.next(in: bytes) {
        guard var fields = StapleFields(of: range, in: bytes) else { continue }
        let inserted = index.insert(lines.count, name: bytes.extracting(fields.name), state: fields.state(in: bytes))
        lines.append(Line(text: number, range: range, isDefault: inserted?.isDefault ?? true))
        guard let group = inserted?.group else { continue }
        while let synonym = fields.nextSynonym(in: bytes) {
          index.insert(synonym: bytes.extracting(synonym.range), synonym.language, of: group)
        }
      }
    }
    self.texts = texts
    self.lines = lines
    self.index = index
  }

  /// The table that is part of the program.
  package static func embedded() -> StapleTable { StapleTable(reading: FoodText.embedded) }

  package var count: Int { lines.count }

  /// The food at a position; nil for a line that cannot be read.
  package subscript(position: Int) -> Staple? {
    let line = lines[position]
    let fields = texts[line.text].bytes[line.range].fields(by: UInt8(ascii: "|"))
    return try? StapleLine(fields: fields).staple(isDefault: line.isDefault)
  }

  /// The positions of all foods by their identifiers.
  package func positions() -> [UUID: Int] {
    var positions: [UUID: Int] = [:]
    positions.reserveCapacity(count)
    for position in lines.indices {
      let text = texts[lines[position].text].bytes
      guard let fields = StapleFields(of: lines[position].range, in: text.span) else { continue }
      positions[StableIdentifier.of(fields.key(in: text.span))] = position
    }
    return positions
  }
}
