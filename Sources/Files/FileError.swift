internal import Glibc

/// Why a file that a person named cannot be read.
package enum FileError: Error, Hashable, Sendable {
  case absent
  case folder
  /// A symbolic link: its target is not the path that the person named.
  case link
  /// A device, a pipe or a socket.
  case special
  case notPermitted
  case empty
  /// In bytes.
  case tooLarge(size: Int, most: Int)
  /// Another failure: an error number of the system.
  case failed(code: Int32)

  init(code: Int32) {
    self =
      switch code {
      case ENOENT, ENOTDIR, ENAMETOOLONG: .absent
      case EACCES, EPERM: .notPermitted
      case ELOOP: .link
      default: .failed(code: code)
      }
  }
}
