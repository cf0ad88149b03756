import Files
import Glibc
import Testing

/// Files that are there whole or not at all.
final class NewFileTests {
  private let folder: String

  init() throws {
    var template = Array("/tmp/larder-tests-XXXXXX".utf8CString)
    _ = mkdtemp(&template)
    folder = template.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "" }
  }

  deinit {
    for name in names { unlink("\(folder)/\(name)") }
    rmdir(folder)
  }

  /// What is in the folder.
  private var names: [String] {
    guard let listing = opendir(folder) else { return [] }
    defer { closedir(listing) }
    var names: [String] = []
    while let entry = readdir(listing) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted()
  }

  private func put(_ text: String, _ name: String) {
    let descriptor = open("\(folder)/\(name)", O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    _ = Glibc.write(descriptor, text, text.utf8.count)
    close(descriptor)
  }

  private func text(_ name: String) throws -> String {
    String(decoding: try NamedFile("\(folder)/\(name)").bytes(most: 1_000), as: UTF8.self)
  }

  @Test func `a file has its name once all of it is written`() throws {
    let file = try #require(NewFile("\(folder)/a.json"))
    file.write("one ")
    #expect(names == ["a.json.larder-\(getpid()).part"])
    file.write("two")
    #expect(file.finish())
    #expect(names == ["a.json"])
    #expect(try text("a.json") == "one two")
  }

  @Test func `one that is not finished goes, with what a database put beside it`() throws {
    var file = NewFile("\(folder)/a.db")
    let draft = try #require(file?.draft)
    for end in ["-journal", "-wal", "-shm"] { put("log", String(draft.dropFirst(folder.utf8.count + 1)) + end) }
    #expect(names.count == 4)
    file = nil
    #expect(names.isEmpty)
  }

  @Test func `a file makes room only where that is wanted`() throws {
    put("older", "page.html")
    let first = try #require(NewFile("\(folder)/page.html"))
    first.write("newer")
    #expect(!first.finish())
    #expect(try text("page.html") == "older")
    #expect(first.finish(replacing: true))
    #expect(try text("page.html") == "newer")
  }

  @Test func `what a killed program left goes, what another one writes stays, and so does what is not larder's`() throws
  {
    let other = try #require(NewFile("\(folder)/other.json"))
    other.write("theirs")
    put("half", "a.db.larder-4711.part")
    put("log", "a.db.larder-4711.part-journal")
    put("log", "b.db.larder-12.part-wal")
    put("mine", "film.part")
    put("mine", "film.larder-x.part")
    let file = try #require(NewFile("\(folder)/a.json"))
    #expect(file.finish())
    #expect(names == ["a.json", "film.larder-x.part", "film.part", "other.json.larder-\(getpid()).part"])
    #expect(other.finish())
    #expect(try text("other.json") == "theirs")
  }
}
