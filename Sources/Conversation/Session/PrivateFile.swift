internal import EmbeddedMessages
internal import Files
internal import FoundationEssentials
internal import Messages

/// Writes files that hold the person's own data: readable by the user alone, and never replacing a file that is not larder's.
package enum PrivateFile {
  /// - Parameter mayReplace: whether a file with this beginning may be replaced; by default none may.
  /// - Throws: where the file exists already, or cannot be created.
  package static func write(
    _ text: String, to path: String, mayReplace: (String) -> Bool = { _ in false }
  ) throws(SessionError) {
    try checkPlace(path, mayReplace: mayReplace)
    try write(to: path, replacing: FileManager.default.fileExists(atPath: path)) { write in write(text) }
  }

  /// Writes a file piece by piece. It appears only when complete, and not at all where `pieces` throws.
  ///
  /// - Parameter pieces: calls the function it is given with each piece.
  package static func write(
    to path: String, pieces: ((String) -> Void) throws(SessionError) -> Void
  ) throws(SessionError) {
    try checkPlace(path)
    try write(to: path, replacing: false, pieces: pieces)
  }

  /// Writes bytes into a folder of larder's own, creating it where necessary. A file of the same name is replaced.
  static func write(_ bytes: [UInt8], named name: String, in folder: String) throws(SessionError) {
    try? FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    let path = "\(folder)/\(name)"
    guard let file = NewFile(path) else { throw unwritable(path) }
    file.write(bytes)
    guard file.finish(replacing: true) else { throw unwritable(path) }
  }

  private static func write(
    to path: String, replacing: Bool, pieces: ((String) -> Void) throws(SessionError) -> Void
  ) throws(SessionError) {
    guard let file = NewFile(path) else { throw unwritable(path) }
    try pieces(file.write)
    guard file.finish(replacing: replacing) else { throw unwritable(path) }
  }

  private static func unwritable(_ path: String) -> SessionError {
    SessionError(.fileNotWritten(path: path))
  }

  /// Checks that a file can be created, before the work of producing its content.
  ///
  /// - Throws: where the file exists already, or its folder does not.
  package static func checkPlace(
    _ path: String, mayReplace: (String) -> Bool = { _ in false }
  ) throws(SessionError) {
    guard !FileManager.default.fileExists(atPath: path) || mayReplace(beginning(of: path)) else {
      throw SessionError(.fileThereAlready(path: path))
    }
    let folder = path.contains("/") ? path.prefix(through: path.lastIndex(of: "/") ?? path.startIndex) : "./"
    guard FileManager.default.isWritableFile(atPath: String(folder)) else {
      throw unwritable(path)
    }
  }

  /// In bytes. No file that larder writes and replaces is larger than a megabyte.
  private static let largestReplaced = 1_000_000

  /// The first kilobyte of a file; empty where it cannot be read.
  private static func beginning(of path: String) -> String {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    guard let size = attributes?[.size] as? any BinaryInteger, Int(size) <= largestReplaced,
      let bytes = FileManager.default.contents(atPath: path)
    else { return "" }
    return String(decoding: bytes.prefix(1_024), as: UTF8.self)
  }
}
