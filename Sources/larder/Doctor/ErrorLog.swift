internal import Glibc
internal import Nutrition
internal import Terminal

/// What went wrong around larder, for the person who looks for why: a line each with the moment, the version, the command and
/// the name of the error. Nothing that was said, is kept, or is a key ever stands in it. It is the owner's alone, and begins
/// anew beside its predecessor where it has grown.
package struct ErrorLog {
  /// In bytes. The file before it is kept, and no other.
  package static let most = 65_536

  private let path: String
  /// Whether there is anything here that a log may stand beside.
  private let data: String

  /// The log of a home, beside the lines that were typed in its terminal.
  package init(_ home: Home) {
    path = home.errors
    data = home.data
  }

  /// The files, the older one first.
  package var paths: [String] { [path + ".1", path] }

  /// Adds a line. What cannot be written is not: a log never stands in the way.
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

  /// Only where larder has its data already.
  private func makesFolder() -> Bool {
    guard access(data, F_OK) == 0 else { return false }
    let folder = path.prefix(upTo: path.lastIndex(of: "/") ?? path.startIndex)
    return folder.isEmpty || access(String(folder), F_OK) == 0 || mkdir(String(folder), 0o700) == 0
  }
}
