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
      ("it cost 1.99", []),
      ("file:///tmp/%zz", []),
      ("file:///tmp/%e2%28%a1", []),
      ("", []),
    ] as [(String, [String])])
  func `names of files are found however they are written`(text: String, paths: [String]) {
    #expect(PathReader.paths(in: text) { ["my", "the"].contains($0) } == paths)
  }
}
