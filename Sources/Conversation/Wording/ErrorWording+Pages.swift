internal import EmbeddedMessages
internal import FoodSources
internal import Messages
internal import Services

/// Why a page could not be read.
extension ErrorWording {
  static func sentence(_ trouble: PageTrouble) -> Text {
    switch trouble {
    case .noWebAddress: .pageNoAddress
    case .notFetched: .pageNotHere
    case .refused(status: 404), .refused(status: 410): .pageAbsent
    case .refused(let status): .pageRefused(status: "\(status)")
    case .outside(let fault): sentence(fault)
    }
  }

  private static func sentence(_ fault: OutsideError) -> Text {
    switch fault {
    case .offline: .pageOffline
    case .noLibrary: .pageNoLibrary
    case .timedOut: .pageTimedOut
    case .connectionLost: .pageBroke
    case .untrusted: .pageUntrusted
    case .tooLarge: .pageTooLarge
    case .moved, .misdirected: .pageMoved
    case .notPublic: .pageNotPublic
    case .noText: .pageNoText
    case .cancelled: .pageStopped
    case .noAnswer, .noAccount, .notProtected, .notRecorded: .pageNoAnswer
    }
  }
}
