package import FoundationEssentials
package import Nutrition

/// Tokens that a model provider counted.
package struct Usage: Hashable, Sendable {
  package let provider: String
  package let input: Int
  package let output: Int
  package let cached: Int

  package init(provider: String, input: Int, output: Int, cached: Int) {
    self.provider = provider
    self.input = input
    self.output = output
    self.cached = cached
  }
}

extension Bookkeeping {
  /// Adds to what a provider counted on a day.
  package func add(_ usage: Usage, of profile: UUID, on day: Day) throws(StoreError) {
    let statement = """
      INSERT INTO usage (day, provider, profile, input, output, cached) VALUES (?, ?, ?, ?, ?, ?)
      ON CONFLICT (day, provider, profile) DO UPDATE SET
        input = input + excluded.input, output = output + excluded.output, cached = cached + excluded.cached
      """
    try connection.write(.kill) { () throws(StoreError) in
      try connection.run(statement, [day, usage.provider, profile, usage.input, usage.output, usage.cached])
    }
  }

  /// The sums of some days, the last one included, a row a provider by name.
  package func usage(from first: Day, through last: Day) throws(StoreError) -> [Usage] {
    let query = """
      SELECT provider, sum(input), sum(output), sum(cached) FROM usage
      WHERE day BETWEEN ? AND ? GROUP BY provider ORDER BY provider
      """
    return try connection.all(query, [first, last]) { row in
      Usage(provider: row.text(), input: row.int(), output: row.int(), cached: row.int())
    }
  }

  /// The sums of the calendar month that `day` is in.
  package func usage(inMonthOf day: Day) throws(StoreError) -> [Usage] {
    let (first, last) = month(of: day)
    return try usage(from: first, through: last)
  }

  /// One profile's part of the calendar month that `day` is in.
  package func usage(of profile: UUID, inMonthOf day: Day) throws(StoreError) -> [Usage] {
    let query = """
      SELECT provider, sum(input), sum(output), sum(cached) FROM usage
      WHERE day BETWEEN ? AND ? AND profile = ? GROUP BY provider ORDER BY provider
      """
    let (first, last) = month(of: day)
    return try connection.all(query, [first, last, profile]) { row in
      Usage(provider: row.text(), input: row.int(), output: row.int(), cached: row.int())
    }
  }

  private func month(of day: Day) -> (first: Day, last: Day) {
    let first = day.adding(1 - day.dayOfMonth)
    let next = first.adding(31)
    return (first, next.adding(-next.dayOfMonth))
  }
}
