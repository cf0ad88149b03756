internal import Glibc
internal import Nutrition
internal import Terminal

/// A log of errors for whoever looks for a cause. Each line has the moment, the version, the command and the name of the error,
/// and never anything that was said, saved, or is a key. Only the owner can read it. A log that has grown too large is set
/// aside and a new one begun.
package struct ErrorLog {
  /// In bytes. Only the one log before the current one is kept.
  package static let most = 65_536

  private let path: String
  /// The folder of the data; without it nothing is logged.
  private let data: String

  /// The log of a home, in the folder of its line history.
  package init(_ home: Home) {
    path = home.errors
    data = home.data
  }

  /// The paths of the log files, the older one first.
  package var paths: [String] { [path + ".1", path] }

  /// Adds a line. A failure to write is ignored, since logging must never get in the way.
  package func note(_ code: String, command: String, at moment: String, version: String) {
    guard makesFolder() else { return }
    var facts = stat()
    if stat(path, &facts) == 0, facts.st_size >= ErrorLog.most { rename(path, path + ".1") }
    let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    fchmod(descriptor, 0o600)
    let words = [moment, version, command, code].map { word in
      String(word.unicodeScalars.filter { $0.isASCII && $0.value > 31 }.map(Character.init).prefix(80))
    }
    DescriptorOutput(descriptor).write(words.joined(separator: " ") + "\n")
  }

  /// Makes the log's folder, but only where larder already has data. Returns whether the folder is there.
  private func makesFolder() -> Bool {
    guard access(data, F_OK) == 0 else { return false }
    let folder = path.prefix(upTo: path.lastIndex(of: "/") ?? path.startIndex)
    return folder.isEmpty || access(String(folder), F_OK) == 0 || mkdir(String(folder), 0o700) == 0
  }
}
