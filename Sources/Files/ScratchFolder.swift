internal import Glibc

/// A folder for what programs hand to each other, the owner's alone, gone with everything in it when nobody holds it.
package struct ScratchFolder: ~Copyable {
  package let path: String

  /// - Parameter place: a folder in which it is made.
  package init(in place: String) throws(FileFault) {
    var template = Array("\(place)/larder-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw FileFault(code: errno) }
    path = template.withUnsafeBufferPointer { buffer in
      buffer.baseAddress.map { String(cString: $0) } ?? ""
    }
  }

  deinit {
    guard let folder = opendir(path) else { return }
    defer { closedir(folder) }
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { unlink("\(path)/\(name)") }
    }
    rmdir(path)
  }
}
