import Interpreter
import Testing

struct PathReaderTests {
  @Test(
    arguments: [
      ("label.jpg", ["label.jpg"]),
      ("~/Pictures/label.jpg /tmp/x", ["~/Pictures/label.jpg", "/tmp/x"]),
      ("'/home/anna/My Photos/a.jpg' \"b c.png\"", ["/home/anna/My Photos/a.jpg", "b c.png"]),
      (#"/home/anna/My\ Photos/a.jpg"#, ["/home/anna/My Photos/a.jpg"]),
      ("file:///home/anna/My%20M%C3%BCsli.jpg", ["/home/anna/My Müsli.jpg"]),
      ("file://localhost/tmp/a.pdf", ["/tmp/a.pdf"]),
      ("my the holiday photo.jpg and.png", ["holiday photo.jpg", "and.png"]),
      ("ben's lunch.heic", ["ben's lunch.heic"]),
      ("~/bon 2.pdf b.png", ["~/bon 2.pdf", "b.png"]),
      ("~/inbox my b.png", ["~/inbox", "b.png"]),
      ("here is: dinner plate.jpg", ["dinner plate.jpg"]),
      ("it cost 1.99", []),
      ("file:///tmp/%zz", []),
      ("file:///tmp/%e2%28%a1", []),
      ("", []),
    ] as [(String, [String])])
  func `names of files are found however they are written`(text: String, paths: [String]) {
    #expect(PathReader.paths(in: text) { ["my", "the"].contains($0) } == paths)
  }

  @Test func `a name without quotes may begin with words before it`() {
    #expect(
      PathReader.longerNames(of: "photo.jpg", in: "scan my lunch photo.jpg")
        == ["scan my lunch photo.jpg", "my lunch photo.jpg", "lunch photo.jpg"])
    #expect(PathReader.longerNames(of: "photo.jpg", in: "photo.jpg").isEmpty)
    #expect(PathReader.longerNames(of: "a.jpg", in: "scan my lunch photo.jpg").isEmpty)
    #expect(PathReader.longerNames(of: "", in: "scan my lunch photo.jpg").isEmpty)
  }

  @Test func `a text names a file only by its whole name`() {
    #expect(PathReader.names("my bon.pdf", in: "scan my bon.pdf, please") == false)
    #expect(PathReader.names("my bon.pdf", in: "scan my bon.pdf please"))
    #expect(PathReader.names("/tmp/a b.png", in: "scan '/tmp/a b.png'"))
    #expect(PathReader.names("/tmp/a b.png", in: #"scan /tmp/a\ b.png"#))
    #expect(PathReader.names("/home/anna/a.jpg", in: "file:///home/anna/a.jpg"))
    #expect(!PathReader.names("/etc/passwd", in: "scan /etc/passwd.txt"))
    #expect(!PathReader.names("", in: "scan"))
  }
}
