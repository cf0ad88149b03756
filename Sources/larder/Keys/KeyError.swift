/// Where a key is, or comes from.
package enum KeyOrigin: Hashable, Sendable {
  case environment(variable: String)
  case secretService
  case file(path: String)
  /// Typed, or read from standard input.
  case input
}

/// Why a key cannot be used, stored or removed. It contains no part of a key.
package enum KeyError: Error, Hashable, Sendable {
  /// The text found there is not a key.
  case unusable(KeyOrigin, KeyTextError)
  /// A file that is not safe to use.
  case unsafe(path: String, FileError)
  /// With the system's error number.
  case unreadable(path: String, code: Int32)
  case unwritable(path: String, code: Int32)
  /// There is no folder for files of keys.
  case noFolder
  case secretService(SecretServiceProblem)

  /// Why a file of keys is not read.
  package enum FileError: Hashable, Sendable {
    case link
    /// A folder, a device, a pipe.
    case notRegular
    /// It belongs to another user.
    case notOwn
    /// The group or others have some permission.
    case openToOthers
  }

  /// Why the desktop's keyring gives no key.
  package enum SecretServiceProblem: Hashable, Sendable {
    /// There is no session bus or no `secret-tool` on this machine.
    case absent
    /// Nobody unlocked it within the time limit.
    case noAnswer
    case failed
  }
}
