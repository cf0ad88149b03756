internal import FoodSources
internal import Services

/// Why a page could not be read.
extension ErrorWording {
  static func sentence(_ trouble: PageTrouble) -> String {
    switch trouble {
    case .noWebAddress: "only addresses that begin with http:// or https:// are fetched."
    case .notFetched: "pages cannot be fetched here."
    case .refused(status: 404), .refused(status: 410): "there is no such page."
    case .refused(let status): "the server did not give it out (\(status))."
    case .outside(let fault): sentence(fault)
    }
  }

  private static func sentence(_ fault: OutsideFault) -> String {
    switch fault {
    case .offline: "it cannot be reached now."
    case .noLibrary: "larder cannot reach the network: libcurl4 is not installed."
    case .timedOut: "no answer came in time."
    case .connectionLost: "the connection broke."
    case .untrusted: "the connection cannot be trusted, so nothing was read."
    case .tooLarge: "it is larger than a page with a recipe."
    case .moved, .misdirected: "it points elsewhere, and leads to no page."
    case .notPublic:
      "it is on this machine or in a local network, where larder does not go. LARDER_LOCAL_PAGES=yes allows it."
    case .noText: "what came is no text that can be read."
    case .cancelled: "it was stopped."
    case .noAnswer, .noAccount, .notProtected, .notRecorded: "no answer came that can be read."
    }
  }
}
