import Files
import Glibc
import Testing

struct AnonymousFileTests {
  @Test func `what was written is read again, or not at all where it is too large`() throws {
    let file = try AnonymousFile(in: "/tmp")
    #expect(write(file.descriptor, "bread 1.99", 10) == 10)
    #expect(try file.bytes(most: 10) == Array("bread 1.99".utf8))
    #expect(throws: FileError.tooLarge(size: 10, most: 9)) { try file.bytes(most: 9) }
  }

  @Test func `a file has no name, and nobody else may read it`() throws {
    let file = try AnonymousFile(in: "/tmp")
    var facts = stat()
    #expect(fstat(file.descriptor, &facts) == 0)
    #expect(facts.st_nlink == 0 && facts.st_mode & 0o777 == 0o600)
    #expect(fcntl(file.descriptor, F_GETFD) & FD_CLOEXEC != 0)
  }

  @Test(arguments: [("/tmp/no-such-folder-of-larder", FileError.absent), ("/proc/self/fdinfo", nil)])
  func `a folder that takes no files is said`(folder: String, fault: FileError?) {
    do throws(FileError) {
      _ = try AnonymousFile(in: folder)
      Issue.record("a file in \(folder)")
    } catch {
      #expect(fault == nil || error == fault)
    }
  }
}
