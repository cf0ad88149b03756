internal import Sync

/// How much space a household of two devices that synchronises after each of its five meals a day takes up on the
/// server.
struct DailyMeetings {
  private static let days = 30
  private static let meals = 5

  private let address: String

  init(_ address: String) { self.address = address }

  func measure() throws {
    let size = ServerSize(address)
    let before = try size.bytes()
    let carrier = PostgresCarrier(address)
    let kitchen = try MadeUpHome(3, at: address)
    let study = try MadeUpHome(4, at: address)
    let code = try kitchen.start(carrier)
    try study.join(carrier, code)
    var segments = 0
    for day in 0..<DailyMeetings.days {
      for _ in 0..<DailyMeetings.meals {
        let cook = day.isMultiple(of: 2) ? kitchen : study
        try cook.log(meals: 1)
        try cook.meet(carrier)
        segments += 1
      }
    }
    let taken = try size.bytes() - before
    Figures.tell("bytes of a segment with one meal, with its indexes", "\(taken / segments)")
    Figures.tell("bytes of a household-year", "\(taken * 365 / DailyMeetings.days)")
  }
}
