internal import FoundationEssentials
internal import Glibc

/// A file being downloaded: the part that has arrived, and the tag by which the server recognises the file.
final class PartialFile {
  /// The path of the complete file.
  let path: String
  private let partPath: String
  private let tagPath: String
  private var descriptor: Int32 = -1
  private(set) var size = 0

  init(_ name: String, in folder: String) throws(DownloadError) {
    path = "\(folder)/\(name)"
    partPath = path + ".part"
    tagPath = path + ".tag"
    let made: ()? = try? FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    guard made != nil else { throw .cannotWrite }
    descriptor = open(partPath, O_WRONLY | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { throw .cannotWrite }
    size = max(Int(lseek(descriptor, 0, SEEK_END)), 0)
  }

  deinit { close(descriptor) }

  static func exists(_ name: String, in folder: String) -> String? {
    let path = "\(folder)/\(name)"
    return access(path, R_OK) == 0 ? path : nil
  }

  /// The server's tag for the part that has arrived; nil where the download cannot be resumed.
  var tag: String? {
    guard size > 0, let data = FileManager.default.contents(atPath: tagPath), data.count <= 1_024 else { return nil }
    return String(decoding: data, as: UTF8.self)
  }

  /// Starts the download again.
  ///
  /// - Parameter tag: the server's tag for the file; nil where it has none.
  func restart(tag: String?) throws(DownloadError) {
    guard ftruncate(descriptor, 0) == 0 else { throw .cannotWrite }
    lseek(descriptor, 0, SEEK_SET)
    size = 0
    let text = Data((tag ?? "").utf8)
    if tag == nil || (try? text.write(to: URL(filePath: tagPath))) == nil { unlink(tagPath) }
  }

  func append(_ bytes: ArraySlice<UInt8>) throws(DownloadError) {
    var rest = bytes
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      guard count > 0 else { throw .cannotWrite }
      rest = rest.dropFirst(count)
      size += count
    }
  }

  /// Gives the complete file its name.
  func complete() throws(DownloadError) {
    guard rename(partPath, path) == 0 else { throw .cannotWrite }
    unlink(tagPath)
  }
}
