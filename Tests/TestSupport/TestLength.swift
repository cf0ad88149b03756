internal import FoundationEssentials

/// How much a test makes up or goes through: little with every change, so that all tests take minutes; far more with
/// `make long-test`.
package enum TestLength {
  /// `LARDER_LONG_TESTS` is set.
  package static let isLong = ProcessInfo.processInfo.environment["LARDER_LONG_TESTS"] != nil

  /// So many with every change, or so many in the long form.
  package static func count(_ short: Int, long: Int) -> Int { isLong ? long : short }

  /// One of so many with every change, all of them in the long form.
  package static func stride(_ short: Int) -> Int { isLong ? 1 : short }
}
