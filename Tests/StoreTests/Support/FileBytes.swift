import Glibc

/// Everything that stands in the files of a folder, one after another.
func bytes(inFolder path: String) -> [UInt8] {
  guard let folder = opendir(path) else { return content(of: path) }
  defer { closedir(folder) }
  var found: [UInt8] = []
  while let item = readdir(folder) {
    let name = withUnsafeBytes(of: item.pointee.d_name) { name in
      String(decoding: name.prefix { $0 != 0 }, as: UTF8.self)
    }
    if name != ".", name != ".." { found += bytes(inFolder: path + "/" + name) }
  }
  return found
}

/// The bytes of a file; none of what is no readable file.
func content(of path: String) -> [UInt8] {
  let descriptor = open(path, O_RDONLY | O_CLOEXEC)
  guard descriptor >= 0 else { return [] }
  defer { close(descriptor) }
  var bytes: [UInt8] = []
  var piece = [UInt8](repeating: 0, count: 1 << 16)
  while true {
    let count = read(descriptor, &piece, piece.count)
    guard count > 0 else { return bytes }
    bytes += piece[..<count]
  }
}
