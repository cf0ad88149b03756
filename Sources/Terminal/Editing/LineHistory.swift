internal import Conversation
internal import Glibc
internal import Services

/// The lines that a person can call back, kept in a file that only they can read, a line each, the newest last.
///
/// It is a convenience: where the file cannot be read or written, the lines live as long as the program.
package final class LineHistory {
  /// A longer line is not kept: calling it back would help nobody.
  private static let longestLine = 4_096

  package let limit: Int
  package private(set) var lines: [String]
  private let path: String?

  /// - Parameters:
  ///   - path: the file; nil keeps nothing.
  ///   - limit: the most lines to keep.
  package init(path: String?, limit: Int = 2_000) {
    self.path = path
    self.limit = limit
    let kept = path.map { LineHistory.read($0, mostBytes: limit * LineHistory.longestLine) } ?? []
    lines = kept.suffix(limit)
    if kept.count > limit { rewrite() }
  }

  /// Adds a line; false where it is not kept: it is empty, starts with a space, repeats the one before or is too long.
  package func add(_ line: String) -> Bool {
    guard let first = line.first, first != " ", line != lines.last, line.utf8.count <= LineHistory.longestLine
    else { return false }
    lines.append(line)
    append(line + "\n")
    return true
  }

  private func append(_ text: String) {
    guard let path else { return }
    LineHistory.write(text, to: path, flags: O_APPEND)
  }

  /// Another session may be adding to the file: it is replaced whole.
  private func rewrite() {
    guard let path else { return }
    let text = lines.map { $0 + "\n" }.joined()
    guard LineHistory.write(text, to: path + ".new", flags: O_TRUNC) else { return }
    rename(path + ".new", path)
  }

  @discardableResult
  private static func write(_ text: String, to path: String, flags: Int32) -> Bool {
    let file = open(path, O_WRONLY | O_CREAT | O_NOFOLLOW | O_CLOEXEC | flags, 0o600)
    guard file >= 0 else { return false }
    defer { close(file) }
    let output = DescriptorOutput(file)
    output.write(text)
    return !output.isBroken
  }

  /// The newest lines of the file, made private if it was not.
  private static func read(_ path: String, mostBytes: Int) -> [String] {
    let file = open(path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
    guard file >= 0 else { return [] }
    defer { close(file) }
    fchmod(file, 0o600)
    let size = lseek(file, 0, Int32(SEEK_END))
    lseek(file, max(size - off_t(mostBytes), 0), Int32(SEEK_SET))
    let input = DescriptorInput(file, signals: nil)
    var lines = InputLines(limit: longestLine) { input.chunk() }
    var kept: [String] = []
    while true {
      switch lines.next() {
      case .line(let line):
        let printable = PrintableText.clean(line)
        if !printable.isEmpty { kept.append(printable) }
      case .tooLong: continue
      case .interrupted, .end: return kept
      }
    }
  }
}
