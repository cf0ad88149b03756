internal import EmbeddedMessages
internal import Files
internal import FoundationEssentials
internal import Messages

/// Files that hold the user's own words: readable by the user alone, and never in the place of a file that is not larder's.
package enum PrivateFile {
  /// - Parameter mayReplace: whether a file that begins so makes room; none does, unless it says so.
  /// - Throws: where the file is there already, or cannot be made.
  package static func write(
    _ text: String, to path: String, mayReplace: (String) -> Bool = { _ in false }
  ) throws(SessionError) {
    try checkPlace(path, mayReplace: mayReplace)
    try write(to: path, replacing: FileManager.default.fileExists(atPath: path)) { write in write(text) }
  }

  /// Writes a file piece by piece: it is there when all of it is, and none where the pieces end with an error.
  ///
  /// - Parameter pieces: calls what it is given with each piece.
  package static func write(
    to path: String, pieces: ((String) -> Void) throws(SessionError) -> Void
  ) throws(SessionError) {
    try checkPlace(path)
    try write(to: path, replacing: false, pieces: pieces)
  }

  /// Bytes in a folder of larder's own, which is made where it is missing. A file of that name makes room.
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

  /// Whether a file can come to be at a path, before the work that it is to hold.
  ///
  /// - Throws: where one is there already, or its folder is not.
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

  /// A megabyte is more than any file that larder writes and makes anew.
  private static let largestReplaced = 1_000_000

  /// The first kilobyte of a file; nothing of what is no readable file.
  private static func beginning(of path: String) -> String {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    guard let size = attributes?[.size] as? any BinaryInteger, Int(size) <= largestReplaced,
      let bytes = FileManager.default.contents(atPath: path)
    else { return "" }
    return String(decoding: bytes.prefix(1_024), as: UTF8.self)
  }
}
