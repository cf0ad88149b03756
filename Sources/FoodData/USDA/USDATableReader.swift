internal import Nutrition

/// Reads one table of a CSV download of FoodData Central into parts of foods.
package struct USDATableReader: FoodReader {
  private let table: USDATable
  private let names: USDANames
  private var reader: TableReader
  private var columns: USDATableColumns?
  /// The consecutive rows of one food in `food_nutrient.csv`, collected until another food begins.
  private var pending: (food: Int, amounts: USDAAmounts)?
  private var pendingStart: Int
  private var finished = false

  /// - Parameters:
  ///   - names: the units and categories that the table refers to.
  ///   - resume: where an earlier reader of this table stopped, and the header that it had read.
  package init(_ table: USDATable, names: USDANames, resuming resume: Resume? = nil) {
    self.table = table
    self.names = names
    pendingStart = resume?.consumed ?? 0
    reader = TableReader(.commas, at: pendingStart)
    columns = nil
    if let resume {
      columns = try? USDATableColumns(TableColumns(resume.header), of: table)
      reader.width = resume.header.count
    }
  }

  /// The state that another reader needs to resume.
  package struct Resume: Hashable, Codable, Sendable {
    /// How many bytes of the table belong to parts that were returned.
    package let consumed: Int
    /// The names of the columns, in order.
    package let header: [String]

    package init(consumed: Int, header: [String]) {
      self.consumed = consumed
      self.header = header
    }
  }

  /// Nil before the header is read.
  package var resume: Resume? {
    columns.map { Resume(consumed: consumed, header: $0.header) }
  }

  /// How many bytes belong to parts that were returned. Amounts that are still being collected will be read again.
  package var consumed: Int { pending == nil ? reader.consumed : pendingStart }

  /// Adds the next bytes of the table.
  package mutating func feed(_ bytes: [UInt8]) {
    reader.feed(bytes)
  }

  /// Marks the end of the table, with or without a final line break.
  package mutating func finish() {
    finished = true
    reader.finish()
  }

  package mutating func next() throws(TableError) -> ReadingStep<USDAPart> {
    while true {
      let start = reader.consumed
      switch reader.next() {
      case .row:
        guard let columns else {
          columns = try USDATableColumns(TableColumns(reader.row), of: table)
          reader.width = reader.row.count
          continue
        }
        if let step = step(columns, start: start) { return step }
      case .rejected(let reject): return .rejected(.table(reject))
      case .exhausted:
        guard finished else { return .exhausted }
        guard columns != nil else { throw .empty }
        return takePending().map { .record($0) } ?? .exhausted
      }
    }
  }

  /// The result of the row; nil where it says nothing.
  private mutating func step(_ columns: USDATableColumns, start: Int) -> ReadingStep<USDAPart>? {
    guard let food = reader.row.integer(columns.food) else { return .rejected(.noIdentifier) }
    guard table != .nutrients else { return addAmount(columns, of: food, start: start) }
    do throws(FoodReadingError) {
      let content = try columns.content(reader.row, of: table, names)
      return content.map { .record(USDAPart(food: food, content: $0)) }
    } catch {
      return .rejected(error)
    }
  }

  private mutating func addAmount(_ columns: USDATableColumns, of food: Int, start: Int) -> ReadingStep<USDAPart>? {
    guard let nutrient = columns.nutrient(reader.row), !reader.row.isEmpty(columns.amount) else { return nil }
    guard let amount = reader.row.figure(columns.amount) else { return .rejected(.notANumber(column: "amount")) }
    if pending?.food == food {
      pending?.amounts.setFirst(nutrient, amount)
      return nil
    }
    let done = takePending()
    var amounts = USDAAmounts()
    amounts[nutrient] = amount
    pending = (food, amounts)
    pendingStart = start
    return done.map { .record($0) }
  }

  private mutating func takePending() -> USDAPart? {
    defer { pending = nil }
    return pending.map { USDAPart(food: $0.food, content: .amounts($0.amounts)) }
  }
}
