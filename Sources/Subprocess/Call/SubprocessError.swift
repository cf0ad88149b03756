/// Why a program gave no result.
package enum SubprocessError: Error, Hashable, Sendable {
  /// There is no such program, or it may not be run.
  case missing
  /// The system could not start it: an error number.
  case notStarted(code: Int32)
  case timedOut
  /// It wrote more than its limit to standard output.
  case tooMuch
  /// It ended with a status other than 0; with the beginning of its standard error.
  case failed(status: Int32, errorOutput: [UInt8])
  /// It was ended by a signal from elsewhere, or by a limit of the system.
  case killed(signal: Int32)
  /// The caller cancelled it.
  case cancelled
}
