internal import FoodSources
internal import Nutrition

/// How old an answer is, and why there is no newer one.
struct ProductAge {
  let notes: [String]

  init(asked: Instant, fault: KeptFault.Reason?, in context: ToolContext) {
    let day = context.clock.day(of: asked)
    let days = context.today.number - day.number
    var notes = fault.map { [ProductAge.sentence($0)] } ?? []
    if days > 0 {
      notes.append(
        "This is its answer of \(day.dated(from: context.today)), \(days == 1 ? "yesterday" : "\(days) days ago").")
    }
    self.notes = notes
  }

  static func sentence(_ reason: KeptFault.Reason) -> String {
    switch reason {
    case .outside(let fault): sentence(fault)
    case .refused: ProductWording.rateLimited
    case .heldBack(let seconds): "Open Food Facts allows a few questions a minute. Ask again in \(seconds) seconds."
    }
  }

  static func sentence(_ fault: OutsideFault) -> String {
    switch fault {
    case .offline: "Open Food Facts cannot be reached now."
    case .noLibrary: "larder cannot reach the network: libcurl4 is not installed."
    case .timedOut: "Open Food Facts did not answer within five seconds."
    case .connectionLost: "The connection to Open Food Facts broke."
    case .untrusted: "The connection to Open Food Facts cannot be trusted, so nothing was asked."
    case .tooLarge: "Open Food Facts answered with more than a product has."
    case .moved: "Open Food Facts points elsewhere, and larder does not follow."
    case .cancelled: "It was stopped."
    case .noAccount: "Open Food Facts takes foods from accounts only. “larder key set openfoodfacts” keeps yours."
    case .notProtected: "Others could read your account on the way to LARDER_OFF_URL, so nothing was sent. Use https."
    case .noAnswer, .misdirected, .notPublic, .noText, .notRecorded: "Open Food Facts gave no answer that can be read."
    }
  }
}
