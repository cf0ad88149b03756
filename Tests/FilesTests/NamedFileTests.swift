import Files
import Glibc
import Testing

/// What stands in the place of a file that a person names.
final class NamedFileTests {
  private let folder: String

  init() throws {
    var template = Array("/tmp/larder-tests-XXXXXX".utf8CString)
    _ = mkdtemp(&template)
    folder = template.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "" }
  }

  deinit {
    for name in ["file", "link", "pipe", "empty"] { unlink("\(folder)/\(name)") }
    rmdir(folder)
  }

  private func put(_ text: String, _ name: String) {
    let descriptor = open("\(folder)/\(name)", O_WRONLY | O_CREAT, 0o600)
    _ = Array(text.utf8).withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    close(descriptor)
  }

  private func read(_ path: String, most: Int = 100) throws(FileError) -> [UInt8] {
    try NamedFile(path).bytes(most: most)
  }

  @Test func `a regular file is read whole, or not at all where it is too large`() throws {
    put("bread 1.99", "file")
    #expect(try read("\(folder)/file") == Array("bread 1.99".utf8))
    #expect(throws: FileError.tooLarge(size: 10, most: 9)) { try self.read("\(self.folder)/file", most: 9) }
    #expect(try NamedFile("\(folder)/file").beginning(most: 5) == Array("bread".utf8))
  }

  @Test func `a link is not followed to what nobody named`() {
    put("secret", "file")
    symlink("\(folder)/file", "\(folder)/link")
    #expect(throws: FileError.link) { try self.read("\(self.folder)/link") }
  }

  @Test func `a pipe, a device and a folder are told apart from files and not waited for`() {
    mkfifo("\(folder)/pipe", 0o600)
    #expect(throws: FileError.special) { try self.read("\(self.folder)/pipe") }
    #expect(throws: FileError.special) { try self.read("/dev/zero") }
    #expect(throws: FileError.folder) { try self.read(self.folder) }
  }

  @Test func `what is not there, holds nothing or has an impossible name is said`() {
    put("", "empty")
    #expect(throws: FileError.empty) { try self.read("\(self.folder)/empty") }
    #expect(throws: FileError.absent) { try self.read("\(self.folder)/other") }
    #expect(throws: FileError.absent) { try self.read("\(self.folder)/a\u{0}b") }
    #expect(throws: FileError.empty) { try self.read("/proc/self/environ") }
  }
}
