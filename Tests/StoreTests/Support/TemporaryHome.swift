import Glibc

struct NoTemporaryFolder: Error {}

/// A folder that goes when the test is over.
final class TemporaryHome {
  let path: String

  init() throws {
    let parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array("\(parent)/larder-store-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw NoTemporaryFolder() }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit {
    removeAll(path)
  }

  var database: String { path + "/larder.db" }
}

private func removeAll(_ path: String) {
  guard let folder = opendir(path) else {
    unlink(path)
    return
  }
  while let item = readdir(folder) {
    let name = withUnsafeBytes(of: item.pointee.d_name) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
    if name != ".", name != ".." { removeAll(path + "/" + name) }
  }
  closedir(folder)
  rmdir(path)
}

/// The permission bits of a file, in octal; nil where there is none.
func mode(of path: String) -> String? {
  var status = stat()
  guard stat(path, &status) == 0 else { return nil }
  return String(status.st_mode & 0o7777, radix: 8)
}

func write(_ bytes: some Sequence<UInt8>, to path: String) {
  let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
  let bytes = Array(bytes)
  _ = write(descriptor, bytes, bytes.count)
  close(descriptor)
}
