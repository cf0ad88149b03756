internal import Files
internal import FoundationEssentials

/// Files that hold the user's own words: readable by the user alone, and never in the place of a file that is not larder's.
package enum PrivateFile {
  /// - Parameter mayReplace: whether a file that begins so makes room; none does, unless it says so.
  /// - Throws: where the file is there already, or cannot be made.
  package static func write(
    _ text: String, to path: String, mayReplace: (String) -> Bool = { _ in false }
  ) throws(Complaint) {
    try checkPlace(path, mayReplace: mayReplace)
    let made = FileManager.default.createFile(
      atPath: path, contents: Data(text.utf8), attributes: [.posixPermissions: 0o600])
    guard made else { throw Complaint("\(path) could not be written. Is the folder there and writable?") }
  }

  /// Writes a file piece by piece: it is there when all of it is, and none where the pieces end with an error.
  ///
  /// - Parameter pieces: calls what it is given with each piece.
  package static func write(
    to path: String, pieces: ((String) -> Void) throws(Complaint) -> Void
  ) throws(Complaint) {
    try checkPlace(path)
    let trouble = Complaint("\(path) could not be written. Is the folder there and writable?")
    guard let file = NewFile(path) else { throw trouble }
    try pieces(file.write)
    guard file.finish() else { throw trouble }
  }

  /// Bytes in a folder of larder's own, which is made where it is missing. A file of that name makes room.
  static func write(_ bytes: [UInt8], named name: String, in folder: String) throws(Complaint) {
    let files = FileManager.default
    try? files.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    let path = "\(folder)/\(name)"
    guard files.createFile(atPath: path, contents: Data(bytes), attributes: [.posixPermissions: 0o600]) else {
      throw Complaint("\(path) could not be written. Is the folder there and writable?")
    }
  }

  /// Whether a file can come to be at a path, before the work that it is to hold.
  ///
  /// - Throws: where one is there already, or its folder is not.
  package static func checkPlace(
    _ path: String, mayReplace: (String) -> Bool = { _ in false }
  ) throws(Complaint) {
    guard !FileManager.default.fileExists(atPath: path) || mayReplace(beginning(of: path)) else {
      throw Complaint("\(path) is there already. Choose another name.")
    }
    let folder = path.contains("/") ? path.prefix(through: path.lastIndex(of: "/") ?? path.startIndex) : "./"
    guard FileManager.default.isWritableFile(atPath: String(folder)) else {
      throw Complaint("\(path) could not be written. Is the folder there and writable?")
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
