internal import EmbeddedMessages
import FoodData
internal import Messages
import Scanning
import Testing

struct NewestFileTests {
  private let folder: ScanFolder

  init() throws {
    folder = try ScanFolder()
  }

  @Test func `the newest picture or PDF of a folder counts, by its bytes`() throws {
    try folder.put(jpegStart, "pictures/old.jpg", age: 300)
    try folder.put(Array("%PDF-1.7".utf8), "pictures/receipt", age: 200)
    try folder.put(Array("a note".utf8), "pictures/note.jpg", age: 100)
    try folder.put(jpegStart, "pictures/.hidden.jpg", age: 50)
    #expect(try folder.scanner().newestFile(in: "~/pictures") == "\(folder.path)/pictures/receipt")
  }

  @Test func `without a folder it is looked for where pictures usually arrive`() throws {
    try folder.put(jpegStart, "here/a.jpg", age: 300)
    try folder.put(jpegStart, "Pictures/Screenshots/b.jpg", age: 100)
    try folder.put(jpegStart, "Downloads/c.jpg", age: 200)
    #expect(try folder.scanner().newestFile(in: nil) == "\(folder.path)/Pictures/Screenshots/b.jpg")
  }

  @Test func `the desktop's own names of those folders count`() throws {
    try folder.put("# made by the desktop\nXDG_PICTURES_DIR=\"$HOME/Bilder\"\n", ".config/user-dirs.dirs")
    try folder.put(jpegStart, "Bilder/a.jpg", age: 100)
    try folder.put(jpegStart, "Pictures/b.jpg", age: 50)
    #expect(try folder.scanner().newestFile(in: nil) == "\(folder.path)/Bilder/a.jpg")
  }

  @Test func `a folder without any says so`() throws {
    try folder.put("a note", "notes/note.txt")
    let scanner = folder.scanner()
    #expect(throws: FileReadingError(.folderWithoutPictures)) { try scanner.newestFile(in: "~/notes") }
    #expect(throws: FileReadingError(.folderAbsent)) { try scanner.newestFile(in: "~/nothing") }
    #expect(throws: FileReadingError.self) { try scanner.newestFile(in: nil) }
  }
}
