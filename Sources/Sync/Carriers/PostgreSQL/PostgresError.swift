/// An error of the server, by its SQLSTATE.
struct PostgresError: Error, Hashable {
  /// The SQLSTATE of a lost connection.
  static let lost = "08006"

  let state: String

  /// Whether trying again may succeed: after a lost connection, a conflict between transactions, or the end of a
  /// server.
  var mayPass: Bool {
    state.hasPrefix("08") || state.hasPrefix("40") || state.hasPrefix("53")
      || ["57P01", "57P02", "57P03", "55P03"].contains(state)
  }

  /// The error as a `CarrierError`.
  var carrierFault: CarrierError {
    switch state.prefix(2) {
    case "08", "57": .unreachable
    case "28": .notPermitted
    case "53": .full
    default: state == "42501" ? .notPermitted : .failed(code: state)
    }
  }
}
