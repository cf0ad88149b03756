internal import Conversation
internal import FoundationEssentials
internal import Glibc
package import Sealing
internal import Services

/// The lines that a person can recall, kept in a file that only they can read, one line each, the newest last.
///
/// Where the household's data is sealed, each line is sealed by itself.
///
/// The history is a convenience: where the file cannot be read or written, the lines last as long as the program.
package final class LineHistory {
  /// A longer line is not kept, since recalling it would help nobody.
  private static let longestLine = 4_096
  /// The context with which the lines are sealed.
  private static let context = Array("larder history".utf8)

  /// The most lines that are kept.
  package let limit: Int
  /// As they were typed, the oldest first.
  package private(set) var lines: [String]
  private let path: String?
  private let key: SealingKey?

  /// - Parameters:
  ///   - path: the file; nil keeps nothing on disk.
  ///   - limit: the most lines to keep.
  ///   - key: seals the lines; any that are not sealed yet are sealed at once.
  package init(path: String?, limit: Int = 2_000, key: SealingKey? = nil) {
    self.path = path
    self.limit = limit
    self.key = key
    let kept = path.map { LineHistory.read($0, mostBytes: limit * LineHistory.longestLine) } ?? []
    let opened = kept.map { LineHistory.typed($0, key) }.filter { $0.line.utf8.count <= LineHistory.longestLine }
    lines = opened.suffix(limit).map(\.line)
    if kept.count > limit || key != nil && opened.contains(where: { !$0.wasSealed }) { rewrite(key) }
  }

  /// Rewrites the file with its lines unsealed.
  package func openAll() { rewrite(nil) }

  /// Adds a line; false where it is not kept: it is empty, begins with a space, repeats the previous one, or is too long.
  package func add(_ line: String) -> Bool {
    guard let first = line.first, first != " ", line != lines.last, line.utf8.count <= LineHistory.longestLine
    else { return false }
    lines.append(line)
    append(LineHistory.text(line, key))
    return true
  }

  private func append(_ text: String) {
    guard let path else { return }
    LineHistory.write(text, to: path, flags: O_APPEND)
  }

  /// Replaces the file whole, since another session may be appending to it.
  private func rewrite(_ key: SealingKey?) {
    guard let path else { return }
    let text = lines.map { LineHistory.text($0, key) }.joined()
    guard LineHistory.write(text, to: path + ".new", flags: O_TRUNC) else { return }
    rename(path + ".new", path)
  }

  /// A line in the form in which it is stored in the file.
  private static func text(_ line: String, _ key: SealingKey?) -> String {
    let sealed = key.map { Data($0.seal(Array(line.utf8), as: context)).base64EncodedString() }
    return (sealed ?? line) + "\n"
  }

  /// A stored line as it was typed, and whether it was sealed.
  private static func typed(_ text: String, _ key: SealingKey?) -> (line: String, wasSealed: Bool) {
    guard let key, let sealed = Data(base64Encoded: text), let bytes = key.open(Array(sealed), as: context) else {
      return (text, false)
    }
    return (PrintableText.clean(String(decoding: bytes, as: UTF8.self)), true)
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

  /// The newest lines of the file, which is made private if it was not.
  private static func read(_ path: String, mostBytes: Int) -> [String] {
    let file = open(path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
    guard file >= 0 else { return [] }
    defer { close(file) }
    fchmod(file, 0o600)
    let size = lseek(file, 0, Int32(SEEK_END))
    lseek(file, max(size - off_t(mostBytes), 0), Int32(SEEK_SET))
    let input = DescriptorInput(file, signals: nil)
    // A sealed line is a good third longer.
    var lines = InputLines(limit: 2 * longestLine) { input.chunk() }
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
