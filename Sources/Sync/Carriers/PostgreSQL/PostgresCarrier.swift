package import FoundationEssentials
internal import Merging

/// A PostgreSQL server on which devices meet. It stores sealed segments by household and device, and separates the rows
/// of households by row-level security. Whoever runs it cannot read any of them.
package final class PostgresCarrier: Carrier {
  /// How many segments are fetched at once.
  private static let page = 64

  let address: String
  var connection: PostgresConnection?
  private(set) var household: UUID?

  /// - Parameter address: "postgresql://…", as libpq accepts it.
  package init(_ address: String) { self.address = address }

  /// Creates larder's tables where they are missing, and a row for the household.
  package func found(_ household: UUID) throws(CarrierError) {
    self.household = household
    try attempt { connection throws(PostgresError) in
      try PostgresSchema.migrate(connection)
      try connection.ask(
        "INSERT INTO larder.household (id) VALUES ($1) ON CONFLICT DO NOTHING", [.bytes(household.bytes)])
    }
    try open(household)
  }

  /// Checks the household's row. Throws `.notThere` where there is none, or there are no tables.
  package func open(_ household: UUID) throws(CarrierError) {
    self.household = household
    let isThere = try attempt { connection throws(PostgresError) in
      let schema = try connection.ask("SELECT to_regclass('larder.household') IS NOT NULL").first?.first ?? nil
      guard schema?.first == 1 else { return false }
      return try !connection.ask("SELECT 1 FROM larder.household WHERE id = $1", [.bytes(household.bytes)]).isEmpty
    }
    guard isThere else { throw .notThere }
  }

  /// Fetches the segments after the newest known one of each device, and earlier ones only where the device's mark
  /// still differs.
  package func forEachSegment(besides known: Set<SegmentName>, _ body: ([UInt8]) -> Void) throws(CarrierError) {
    let mine = Dictionary(grouping: known, by: \.author)
    for device in try devices() {
      let names = mine[device.author] ?? []
      var there = Set(names.map { PostgresCarrier.key($0) })
      guard device.mark != PostgresCarrier.mark(of: there) else { continue }
      let newest = names.map(\.last).max() ?? 0
      there.formUnion(try newSegments(of: device.author, after: newest, body))
      if device.mark != PostgresCarrier.mark(of: there) {
        try otherSegments(of: device.author, besides: there, body)
      }
    }
  }

  private struct Device {
    let author: DeviceID
    /// A checksum of its segments' tags, by which two sets of segments are compared.
    let mark: Int
  }

  private func devices() throws(CarrierError) -> [Device] {
    let rows = try inHousehold { connection, household throws(PostgresError) in
      try connection.ask("SELECT author, mark::text FROM larder.device WHERE household = $1", [.bytes(household)])
    }
    return rows.compactMap { row in
      guard row.count == 2, let author = row[0], author.count == 16, let mark = row[1]?.number else { return nil }
      return Device(author: DeviceID(UUID(bytes: author)), mark: mark)
    }
  }

  /// Calls `body` with the segments that have a higher number, a page at a time, and returns their keys.
  private func newSegments(
    of author: DeviceID, after newest: Int, _ body: ([UInt8]) -> Void
  ) throws(CarrierError) -> [Key] {
    var last = newest
    var found: [Key] = []
    while true {
      let rows = try inHousehold { [last] connection, household throws(PostgresError) in
        try connection.ask(
          """
          SELECT last::text AS number, tag, bytes FROM larder.segment
          WHERE household = $1 AND author = $2 AND last > $3::bigint ORDER BY last, tag LIMIT \(PostgresCarrier.page)
          """, [.bytes(household), .bytes(author.value.bytes), .number(last)])
      }
      for row in rows {
        guard row.count == 3, let number = row[0]?.number, let tag = row[1], let bytes = row[2] else { continue }
        found.append(Key(last: number, tag: tag))
        body(bytes)
      }
      guard rows.count == PostgresCarrier.page, let next = rows.last?.first??.number, next > last else { return found }
      last = next
    }
  }

  /// Calls `body` with the segments that arrived after ones with a higher number, as happens where a home was copied.
  private func otherSegments(
    of author: DeviceID, besides known: Set<Key>, _ body: ([UInt8]) -> Void
  ) throws(CarrierError) {
    for key in try keys(of: author) where !known.contains(key) {
      let rows = try inHousehold { connection, household throws(PostgresError) in
        try connection.ask(
          """
          SELECT bytes FROM larder.segment WHERE household = $1 AND author = $2 AND last = $3::bigint AND tag = $4
          """, [.bytes(household), .bytes(author.value.bytes), .number(key.last), .bytes(key.tag)])
      }
      if let bytes = rows.first?.first ?? nil { body(bytes) }
    }
  }

  private struct Key: Hashable {
    let last: Int
    let tag: [UInt8]
  }

  private static func key(_ name: SegmentName) -> Key {
    Key(last: name.last, tag: (0..<8).map { UInt8(truncatingIfNeeded: name.tag.value >> UInt64(56 - 8 * $0)) })
  }

  /// The mark of several segments: the XOR of their tags.
  private static func mark(of keys: Set<Key>) -> Int { keys.reduce(0) { $0 ^ mark(of: $1.tag) } }

  private static func mark(of tag: [UInt8]) -> Int { tag.reduce(0) { $0 << 8 | Int($1) } }

  private func keys(of author: DeviceID) throws(CarrierError) -> [Key] {
    let rows = try inHousehold { connection, household throws(PostgresError) in
      try connection.ask(
        "SELECT last::text, tag FROM larder.segment WHERE household = $1 AND author = $2",
        [.bytes(household), .bytes(author.value.bytes)])
    }
    return rows.compactMap { row in
      guard row.count == 2, let last = row[0]?.number, let tag = row[1] else { return nil }
      return Key(last: last, tag: tag)
    }
  }

  /// Compares each device's mark, and fetches the names of its segments only where that differs.
  package func missing(of names: [SegmentName]) throws(CarrierError) -> [SegmentName] {
    let marks = Dictionary(try devices().map { ($0.author, $0.mark) }) { one, _ in one }
    var missing: [SegmentName] = []
    for (author, own) in Dictionary(grouping: names, by: \.author) {
      guard let mark = marks[author] else {
        missing += own
        continue
      }
      guard mark != PostgresCarrier.mark(of: Set(own.map { PostgresCarrier.key($0) })) else { continue }
      let there = Set(try keys(of: author))
      missing += own.filter { !there.contains(PostgresCarrier.key($0)) }
    }
    return missing.sorted { $0.last < $1.last }
  }

  /// Stores a segment, and notifies the devices that listen.
  package func publish(_ segment: Segment) throws(CarrierError) {
    let name = segment.name
    let key = PostgresCarrier.key(name)
    try inHousehold { connection, household throws(PostgresError) in
      try connection.ask(
        """
        WITH new AS (
          INSERT INTO larder.segment (household, author, last, tag, bytes) VALUES ($1, $2, $3::bigint, $4, $5)
          ON CONFLICT DO NOTHING RETURNING household, author
        )
        INSERT INTO larder.device AS device (household, author, mark) SELECT household, author, $6::bigint FROM new
        ON CONFLICT (household, author) DO UPDATE SET mark = device.mark # excluded.mark
        """,
        [
          .bytes(household), .bytes(name.author.value.bytes), .number(name.last), .bytes(key.tag),
          .bytes(segment.bytes), .number(PostgresCarrier.mark(of: key.tag)),
        ])
      try connection.ask("SELECT pg_notify($1, '')", [.text(PostgresCarrier.channel(household))])
    }
  }
}

extension [UInt8] {
  /// The number that the bytes spell in decimal digits.
  fileprivate var number: Int? { Int(String(decoding: self, as: UTF8.self)) }
}
