package import FoundationEssentials
package import Nutrition

/// The tokens that a model provider counted, each count from 0 to `most`.
package struct Usage: Hashable, Sendable {
  /// The provider and the model: "openai:gpt-5.4-mini".
  package let provider: String
  /// Tokens that were sent, including those that the provider had cached.
  package let input: Int
  /// Tokens that the model wrote, including its reasoning.
  package let output: Int
  /// Tokens of the input that the provider had cached.
  package let cached: Int

  /// The largest sum that is kept: 10^15.
  package static let most = 1_000_000_000_000_000

  /// A count below zero becomes zero, and one above `most` becomes `most`.
  package init(provider: String, input: Int, output: Int, cached: Int) {
    self.provider = provider
    self.input = min(max(input, 0), Usage.most)
    self.output = min(max(output, 0), Usage.most)
    self.cached = min(max(cached, 0), Usage.most)
  }
}

extension Bookkeeping {
  /// Adds to a provider's counts for a day.
  package func add(_ usage: Usage, of profile: UUID, on day: Day) throws(StoreError) {
    let statement = """
      INSERT INTO usage (day, provider, profile, input, output, cached) VALUES (?, ?, ?, ?, ?, ?)
      ON CONFLICT (day, provider, profile) DO UPDATE SET
        input = min(input, \(Usage.most)) + excluded.input, output = min(output, \(Usage.most)) + excluded.output,
        cached = min(cached, \(Usage.most)) + excluded.cached
      """
    try connection.write(.kill) { () throws(StoreError) in
      try connection.run(statement, [day, usage.provider, profile, usage.input, usage.output, usage.cached])
    }
  }

  /// The sums from `first` to `last`, both included: one row for each provider, sorted by name.
  package func usage(from first: Day, through last: Day) throws(StoreError) -> [Usage] {
    let query = """
      SELECT provider, \(Bookkeeping.sums) FROM usage
      WHERE day BETWEEN ? AND ? GROUP BY provider ORDER BY provider
      """
    return try connection.all(query, [first, last]) { row throws(StoreError) in
      Usage(provider: try row.text(), input: row.int(), output: row.int(), cached: row.int())
    }
  }

  /// The sums of the calendar month that `day` is in.
  package func usage(inMonthOf day: Day) throws(StoreError) -> [Usage] {
    let (first, last) = month(of: day)
    return try usage(from: first, through: last)
  }

  /// One profile's sums for the calendar month that `day` is in.
  package func usage(of profile: UUID, inMonthOf day: Day) throws(StoreError) -> [Usage] {
    let query = """
      SELECT provider, \(Bookkeeping.sums) FROM usage
      WHERE day BETWEEN ? AND ? AND profile = ? GROUP BY provider ORDER BY provider
      """
    let (first, last) = month(of: day)
    return try connection.all(query, [first, last, profile]) { row throws(StoreError) in
      Usage(provider: try row.text(), input: row.int(), output: row.int(), cached: row.int())
    }
  }

  /// `total` copes with whatever the rows hold, where `sum` fails beyond 64 bits.
  private static let sums = ["input", "output", "cached"]
    .map { "CAST(min(total(\($0)), \(Usage.most)) AS INTEGER)" }.joined(separator: ", ")

  private func month(of day: Day) -> (first: Day, last: Day) {
    let first = day.adding(1 - day.dayOfMonth)
    let next = first.adding(31)
    return (first, next.adding(-next.dayOfMonth))
  }
}
