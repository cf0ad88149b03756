package import HTTP

/// Why a download failed.
package enum DownloadError: Error, Hashable, Sendable {
  /// The address is neither https nor a server on this machine.
  case notSecure
  /// The server answered with another status, such as 404 or 503.
  case refused(status: Int)
  case transport(TransportError)
  /// It is larger than any such file can be.
  case tooLarge
  /// There are too many redirections, or one without a valid target.
  case misdirected
  /// The disk is full, or the home's folder cannot be written.
  case cannotWrite
}
