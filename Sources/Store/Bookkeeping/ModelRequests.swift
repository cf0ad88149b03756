package import Nutrition

/// How many requests may be sent to language models within an hour.
package struct RequestLimit: Hashable, Sendable {
  /// At most this many requests are sent within any 60 minutes; the next one is refused.
  package let perHour: Int
  /// Whether requests to the person's own server on this machine count, too.
  package let holdsForOwnServer: Bool

  /// The limit where nobody has set one: it bounds what a looping model can cost, and leaves the person's own server
  /// alone.
  package static let usual = RequestLimit(perHour: 100, holdsForOwnServer: false)

  /// A limit that somebody has set: it counts the requests to every model.
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

  /// Counts a request that is about to be sent, unless the limit for the hour is reached. It is one transaction, so
  /// that of two processes that ask at the same time only one gets the last request.
  ///
  /// - Parameters:
  ///   - now: by the machine's clock. Requests dated more than an hour after it come from a clock that was wrong and
  ///     are dropped.
  ///   - toOwnServer: whether the request stays on this machine.
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

  /// How many requests of the last hour count towards a limit.
  private func sentRequests(_ limit: RequestLimit) throws(StoreError) -> Int {
    let query = "SELECT count(*) FROM model_request WHERE own_server <= ?"
    return try connection.first(query, [limit.holdsForOwnServer]) { row in row.int() } ?? 0
  }
}
