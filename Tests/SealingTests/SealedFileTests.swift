import Glibc
import Sealing
import Testing

/// Files that are sealed whole.
struct SealedFileTests {
  private let key: SealingKey
  private let folder: String
  private var path: String { folder + "/plate.jpg" }

  init() throws {
    key = try Seal.make(#require(Passphrase(Array("some words".utf8))), isInSecretStore: false).key
    var template = Array("/tmp/larder-sealing-XXXXXX".utf8CString)
    _ = try #require(mkdtemp(&template))
    folder = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  private func write(_ bytes: [UInt8], to path: String) throws {
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    try #require(file >= 0)
    defer { close(file) }
    try #require(Glibc.write(file, bytes, bytes.count) == bytes.count)
  }

  private func read(_ path: String) -> [UInt8]? {
    let file = open(path, O_RDONLY)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: 1 << 20)
    return Array(bytes[..<Glibc.read(file, &bytes, bytes.count)])
  }

  private func remove() {
    for name in [path, path + SealedFile.end] { unlink(name) }
    rmdir(folder)
  }

  @Test(arguments: [0, 1, 65_535, 65_536, 65_537, 200_000])
  func `it comes back as it was, and nothing of it stands in the sealed one`(size: Int) throws {
    defer { remove() }
    let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0 / 3) }
    try write(bytes, to: path)
    #expect(SealedFile.seal(file: path, with: key))
    #expect(read(path) == nil)
    let sealed = try #require(read(path + SealedFile.end))
    #expect(size < 100 || sealed.firstRange(of: bytes[..<100]) == nil)
    #expect(SealedFile.open(file: path + SealedFile.end, with: key))
    #expect(read(path) == bytes && read(path + SealedFile.end) == nil)
    try write(SealedFile.seal(bytes, with: key), to: path + SealedFile.end)
    #expect(SealedFile.open(file: path + SealedFile.end, with: key) && read(path) == bytes)
  }

  @Test func `what is cut off, changed, exchanged or another key's stays as it is`() throws {
    defer { remove() }
    let sealed = SealedFile.seal([UInt8](repeating: 5, count: 150_000), with: key)
    let start = sealed.count - 150_000 - 3 * SealingKey.addition
    let piece = (1 << 16) + SealingKey.addition
    let exchanged =
      sealed[..<start] + sealed[(start + piece)..<(start + 2 * piece)] + sealed[start..<(start + piece)]
      + sealed[(start + 2 * piece)...]
    var changed = sealed
    changed[sealed.count / 2] ^= 1
    let other = try Seal.make(#require(Passphrase(Array("other words".utf8))), isInSecretStore: false).key
    let damaged = [
      Array(sealed.dropLast()), Array(sealed[..<(start + piece)]), Array(sealed[..<(start + 2 * piece)]),
      Array(exchanged), changed, sealed + [0], [], SealedFile.seal([1], with: other),
    ]
    for bytes in damaged {
      try write(bytes, to: path + SealedFile.end)
      #expect(!SealedFile.open(file: path + SealedFile.end, with: key))
      #expect(read(path) == nil && read(path + SealedFile.end) == bytes)
    }
    #expect(!SealedFile.seal(file: folder + "/nothing", with: key))
  }
}
