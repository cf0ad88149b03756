internal import FoundationEssentials

/// Files that hold the user's own words: readable by the user alone, and never in the place of another file.
package enum PrivateFile {
  /// - Throws: where the file is there already, or cannot be made.
  package static func write(_ text: String, to path: String) throws(Complaint) {
    try checkPlace(path)
    let made = FileManager.default.createFile(
      atPath: path, contents: Data(text.utf8), attributes: [.posixPermissions: 0o600])
    guard made else { throw Complaint("\(path) could not be written. Is the folder there and writable?") }
  }

  /// Whether a file can come to be at a path, before the work that it is to hold.
  ///
  /// - Throws: where one is there already, or its folder is not.
  package static func checkPlace(_ path: String) throws(Complaint) {
    guard !FileManager.default.fileExists(atPath: path) else {
      throw Complaint("\(path) is there already. Choose another name.")
    }
    let folder = path.contains("/") ? path.prefix(through: path.lastIndex(of: "/") ?? path.startIndex) : "./"
    guard FileManager.default.isWritableFile(atPath: String(folder)) else {
      throw Complaint("\(path) could not be written. Is the folder there and writable?")
    }
  }
}
