/// What a server refused, by its SQLSTATE.
struct PostgresError: Error, Hashable {
  /// Of a connection that was lost.
  static let lost = "08006"

  let state: String

  /// Whether it may go well if it is tried again: a lost connection, two that were in each other's way, a server that ends.
  var mayPass: Bool {
    state.hasPrefix("08") || state.hasPrefix("40") || state.hasPrefix("53")
      || ["57P01", "57P02", "57P03", "55P03"].contains(state)
  }

  /// As devices are told.
  var carrierFault: CarrierError {
    switch state.prefix(2) {
    case "08", "57": .unreachable
    case "28": .notPermitted
    case "53": .full
    default: state == "42501" ? .notPermitted : .failed(code: state)
    }
  }
}
