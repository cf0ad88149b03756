internal import Calls
internal import Nutrition
internal import Proposals
internal import Store

extension TripSelection {
  /// The selection as it is named in a sentence.
  var words: String { [store, day].compactMap(\.self).joined(separator: ", ") }
}

extension ToolContext {
  /// The most trips that are searched by number or store.
  private static let mostTrips = 2_000

  /// The one trip that is meant; the newest where nothing is said.
  func trip(_ selection: some TripSelection) throws(ToolError) -> Trip {
    let found = try trips(selection)
    guard let first = found.first else { throw .noSuchTrip(selection.words) }
    guard selection.day != nil, selection.trip == nil, found.count > 1 else { return first }
    let names = try found.map { trip throws(ToolError) in "\(try number(of: trip)): \(trip.store), \(trip.total.text)" }
    throw .whichTrip(candidates: names)
  }

  /// The trip to change. Where only a line is named, the newest trip that has such a line.
  func trip(changedBy call: ChangeTripCall) throws(ToolError) -> Trip {
    guard call.trip == nil, call.store == nil, call.day == nil, let words = call.lines?.first?.named else {
      return try trip(call)
    }
    for trip in try newestTrips(ToolContext.tripsWithLines) {
      let purchases = try reading(store.purchases(of: trip.id))
      if !purchases.lines(named: words).isEmpty { return trip }
    }
    return try trip(call)
  }

  /// The most trips that are searched for a line by its words alone.
  private static let tripsWithLines = 20

  /// The trips that are meant, newest first.
  func trips(_ selection: some TripSelection) throws(ToolError) -> [Trip] {
    if let number = selection.trip {
      guard (1...ToolContext.mostTrips).contains(number) else { return [] }
      return try Array(newestTrips(number).dropFirst(number - 1))
    }
    let trips: [Trip]
    if let words = selection.day {
      let day = try day(words)
      trips = try self.trips(day, through: day).reversed()
    } else {
      trips = try newestTrips(selection.store == nil ? 1 : ToolContext.mostTrips)
    }
    return trips.filter { selection.store.map($0.isTo) ?? true }
  }

  private func newestTrips(_ limit: Int) throws(ToolError) -> [Trip] {
    try reading(store.trips(of: profile.id, limit: limit))
  }

  /// The number of the trip that was last saved or changed in this conversation, unless something else was saved since.
  func tripSavedLast() throws(ToolError) -> Int? {
    guard let sequence = savedHere.last, let commit = try reading(store.journalEntry(sequence)) else { return nil }
    for change in commit.changes {
      switch change {
      case .insert(.trip(let trip)), .update(_, .trip(let trip)): return try number(of: trip)
      default: continue
      }
    }
    return nil
  }

  /// The number by which a trip can be named.
  func number(of trip: Trip) throws(ToolError) -> Int {
    let newer = try reading(store.tripCount(of: profile.id, after: trip))
    return newer + 1
  }
}

extension Trip {
  /// Whether the words name the trip's store: "rewe" matches "REWE Markt".
  func isTo(_ words: String) -> Bool {
    let words = StoreKey.folded(words)
    return !words.isEmpty && StoreKey.folded(store).contains(words)
  }
}
