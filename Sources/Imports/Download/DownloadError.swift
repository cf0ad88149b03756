package import HTTP

/// Why a file was not downloaded, or not to its end.
package enum DownloadError: Error, Hashable, Sendable {
  /// Neither https nor a server on this machine.
  case notSecure
  /// The server's answer is none that a file comes with: 404, 503.
  case refused(status: Int)
  case transport(TransportError)
  /// It is larger than any such file.
  case tooLarge
  /// It points elsewhere too often, or to nowhere.
  case misdirected
  /// The disk is full, or the folder of the home cannot be written to.
  case cannotWrite
}
