package import Nutrition

/// How many requests may go out to language models within an hour.
package struct RequestLimit: Hashable, Sendable {
  /// At most so many go out within any 60 minutes; the next one is refused.
  package let perHour: Int
  /// Whether it counts those to a server of one's own on this machine, too.
  package let holdsForOwnServer: Bool

  /// What holds where nobody sets a limit: a model that loops costs no more than this, and one's own machine may loop.
  package static let usual = RequestLimit(perHour: 100, holdsForOwnServer: false)

  /// A limit that somebody has set: it holds for every model.
  package init(set perHour: Int) {
    self.init(perHour: perHour, holdsForOwnServer: true)
  }

  private init(perHour: Int, holdsForOwnServer: Bool) {
    self.perHour = perHour
    self.holdsForOwnServer = holdsForOwnServer
  }
}

extension Bookkeeping {
  /// In milliseconds: 60 minutes.
  private static let hour: Int64 = 3_600_000

  /// Counts a request that is about to be sent, unless as many as may be were sent within the hour. One transaction, so
  /// that of two programs that ask at the same time only one gets the last of them.
  ///
  /// - Parameters:
  ///   - now: by the machine's clock; what lies further ahead of it than an hour is from a clock that was wrong.
  ///   - toOwnServer: whether it stays on this machine.
  /// - Returns: whether it may be sent.
  package func countRequest(at now: Instant, toOwnServer: Bool, within limit: RequestLimit) throws(StoreError) -> Bool {
    let hourAgo = Instant(milliseconds: now.milliseconds - Bookkeeping.hour)
    let ahead = Instant(milliseconds: now.milliseconds + Bookkeeping.hour)
    return try connection.write(.kill) { () throws(StoreError) in
      try connection.run("DELETE FROM model_request WHERE sent <= ? OR sent > ?", [hourAgo, ahead])
      let mayGo = limit.holdsForOwnServer || !toOwnServer ? try sentRequests(limit) < limit.perHour : true
      if mayGo {
        try connection.run("INSERT INTO model_request (sent, own_server) VALUES (?, ?)", [now, toOwnServer])
      }
      return mayGo
    }
  }

  /// Requests of the hour that a limit counts.
  private func sentRequests(_ limit: RequestLimit) throws(StoreError) -> Int {
    let query = "SELECT count(*) FROM model_request WHERE own_server <= ?"
    return try connection.first(query, [limit.holdsForOwnServer]) { row in row.int() } ?? 0
  }
}
