package import Nutrition

/// Reads the foods of a national table, or of any other table with a mapping.
package struct NationalTableReader: FoodReader {
  private let table: NationalTable
  private var reader: TableReader
  /// How many of the records before the first food have not been read yet.
  private var leading: Int
  private var ids: Set<String> = []

  /// - Parameter offset: an earlier value of `consumed`, to resume there.
  package init(_ table: NationalTable, at offset: Int = 0) {
    self.table = table
    reader = TableReader(table.format, at: offset)
    leading = offset == 0 ? table.leading : 0
    if leading == 0 { reader.width = table.width }
  }

  /// Bytes up to the end of the last food; 0 before the first one, so that the header is read again.
  package var consumed: Int { leading > 0 ? 0 : reader.consumed }

  /// Adds the next bytes of the table.
  package mutating func feed(_ bytes: [UInt8]) {
    reader.feed(bytes)
  }

  /// Marks the end of the table, with or without a final line break.
  package mutating func finish() {
    reader.finish()
  }

  package mutating func next() throws(Never) -> ReadingStep<ReferenceFood> {
    while true {
      let step = reader.next()
      if leading > 0, step != .exhausted {
        leading -= 1
        if leading == 0 { reader.width = table.width }
        continue
      }
      switch step {
      case .exhausted: return .exhausted
      case .rejected(let reject): return .rejected(.table(reject))
      case .row:
        guard !isEmpty else { continue }
        do throws(FoodReadingError) {
          var food = try MappedRow(table).food(reader.row)
          distinguish(&food)
          return .record(food)
        } catch {
          return .rejected(error)
        }
      }
    }
  }

  /// Whether the row has nothing but separators.
  private var isEmpty: Bool { (0..<reader.row.count).allSatisfy { reader.row.isEmpty($0) } }

  /// Publishers sometimes use a number twice (aubergine and watercress in CoFID). Makes the reference unique, so that
  /// neither food replaces the other.
  private mutating func distinguish(_ food: inout ReferenceFood) {
    guard var reference = food.source.reference else { return }
    var number = 1
    while !ids.insert(reference).inserted {
      number += 1
      reference = "\(food.source.reference ?? "") (\(number))"
    }
    food.source.reference = reference
    // No national table has more foods. The limit bounds the use of memory.
    if ids.count > 100_000 { ids = [] }
  }
}
