internal import Digest
internal import FoundationEssentials
internal import Glibc

/// A fingerprint of the machine and the home's folder, by which a copied home is told from the original.
enum HomeFingerprint {
  /// The SHA-256 of the machine's id and the inode number of the folder.
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
