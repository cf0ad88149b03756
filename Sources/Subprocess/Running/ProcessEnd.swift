internal import Glibc

/// How a process ended.
enum ProcessEnd: Hashable {
  case status(Int32)
  case signal(Int32)
  /// The system does not tell: an error number.
  case unknown(code: Int32)

  /// - Parameter errorOutput: what the program wrote to standard error.
  func check(errorOutput: [UInt8]) throws(SubprocessError) {
    switch self {
    case .status(0): return
    case .status(let status): throw .failed(status: status, errorOutput: errorOutput)
    case .signal(SIGXCPU): throw .timedOut
    case .signal(SIGXFSZ): throw .tooMuch
    case .signal(let signal): throw .killed(signal: signal)
    case .unknown(let code): throw .notStarted(code: code)
    }
  }
}
