import Calls
import FoodData
import Interpreter
import Nutrition
import Testing

/// What is asked of files.
struct ScanReaderTests {
  @Test(
    arguments: [
      ("scan label.jpg", ["label.jpg"], nil),
      ("~/bon.pdf", ["~/bon.pdf"], nil),
      ("'/home/anna/My Photo.jpg'", ["/home/anna/My Photo.jpg"], nil),
      ("here's my receipt: ~/bon 2.pdf", ["~/bon 2.pdf"], "receipt"),
      ("had this for lunch: plate.jpg", ["plate.jpg"], "meal"),
      ("scan the label 'front side.png' and back.png", ["front side.png", "back.png"], "label"),
      ("scanne den Kassenbon bon.jpg", ["bon.jpg"], "receipt"),
      ("escanea la etiqueta foto.png", ["foto.png"], "label"),
      ("fiş tara fis.webp", ["fis.webp"], "receipt"),
      ("扫描 小票 a.jpg", ["a.jpg"], "receipt"),
      ("scan notes.txt", ["notes.txt"], nil),
    ] as [(String, [String], String?)])
  func `files are looked at that a line names`(line: String, paths: [String], kind: String?) throws {
    let commands = try requests(line)
    #expect(commands.map(\.path) == paths)
    #expect(commands.allSatisfy { $0.kind?.rawValue == kind && $0.folder == nil })
  }

  @Test func `the newest picture is one that nobody names`() throws {
    let newest = ScanFileCall { $0.path = ScanFileCall.newest }
    let receipt = ScanFileCall { ($0.path, $0.folder, $0.kind) = (ScanFileCall.newest, "~/Downloads", .receipt) }
    #expect(try requests("scan last") == [newest])
    #expect(try requests("scan my latest receipt in ~/Downloads") == [receipt])
    #expect(try requests("scanne das neueste Foto") == [newest])
  }

  @Test(
    arguments: [
      "had 1.5 eggs", "recipe from https://example.org/cake.html", "scan", "notes.txt", "had pasta.and salad",
      "delete the last one", "log 200 g rice at 12.30",
    ])
  func `other lines look at no file`(line: String) throws {
    #expect(try requests(line).isEmpty)
  }

  @Test func `the meal and the day are told beside the name`() throws {
    let parse = try #require(try Reading.understand("scan plate.jpg from yesterday's dinner").first)
    #expect(parse.when.slot == .dinner)
    #expect(parse.when.offset == -1)
  }

  private func requests(_ line: String) throws -> [ScanFileCall] {
    try Reading.understand(line).compactMap { $0.command.call() }
  }
}
