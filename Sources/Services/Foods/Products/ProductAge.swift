internal import EmbeddedMessages
internal import FoodSources
internal import Messages
internal import Nutrition

/// Notes on how old an answer is, and why there is no newer one.
struct ProductAge {
  let notes: [Text]

  init(asked: Instant, fault: KeptFailure.Reason?, in context: ToolContext) {
    let day = context.clock.day(of: asked)
    let days = context.today.number - day.number
    var notes: [Text] = fault.map { [ProductAge.sentence($0)] } ?? []
    if days > 0 {
      let date = DayName(day, from: context.today)
      notes.append(days == 1 ? .productAskedYesterday(day: date) : .productAskedDaysAgo(day: date, days: days))
    }
    self.notes = notes
  }

  static func sentence(_ reason: KeptFailure.Reason) -> Text {
    switch reason {
    case .outside(let fault): sentence(fault)
    case .refused: ProductWording.rateLimited
    case .heldBack(let seconds): .offHeldBack(seconds: seconds)
    }
  }

  static func sentence(_ fault: OutsideError) -> Text {
    switch fault {
    case .offline: .offOffline
    case .noLibrary: .offNoLibrary
    case .timedOut: .offTimedOut
    case .connectionLost: .offConnectionLost
    case .untrusted: .offUntrusted
    case .tooLarge: .offTooLarge
    case .moved: .offMoved
    case .cancelled: .offStopped
    case .noAccount: .offNoAccount
    case .notProtected: .offNotProtected
    case .noAnswer, .misdirected, .notPublic, .noText, .notRecorded: .offUnreadable
    }
  }
}
