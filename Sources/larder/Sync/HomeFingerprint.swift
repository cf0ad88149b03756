internal import Digest
internal import FoundationEssentials
internal import Glibc

/// What the machine and the folder of a home are: a copy of the home has another one.
enum HomeFingerprint {
  /// Of the machine's id and of the folder's number on its disk.
  static func of(_ folder: String) -> [UInt8] {
    var digest = SHA256()
    for path in ["/etc/machine-id", "/var/lib/dbus/machine-id"] {
      if let identifier = FileManager.default.contents(atPath: path) {
        digest.add(identifier)
        break
      }
    }
    var facts = stat()
    if stat(folder, &facts) == 0 { digest.add("\(facts.st_ino)".utf8) }
    return digest.bytes()
  }
}
