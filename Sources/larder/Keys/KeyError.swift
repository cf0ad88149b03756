/// Where a key is, or comes from.
package enum KeyOrigin: Hashable, Sendable {
  case environment(variable: String)
  case secretService
  case file(path: String)
  /// What was typed, or came on standard input.
  case input
}

/// Why a key cannot be used, kept or removed. No part of a key is in it.
package enum KeyError: Error, Hashable, Sendable {
  /// What is there is no key.
  case unusable(KeyOrigin, KeyTextError)
  /// A file that may not be used as it is.
  case unsafe(path: String, FileError)
  /// An error number of the system.
  case unreadable(path: String, code: Int32)
  case unwritable(path: String, code: Int32)
  /// There is no folder where a file of keys could be.
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

  /// Why the keyring of the desktop gives no key.
  package enum SecretServiceProblem: Hashable, Sendable {
    /// Not on this machine: no session bus, or no secret-tool.
    case absent
    /// Nobody unlocked it in time.
    case noAnswer
    case failed
  }
}
