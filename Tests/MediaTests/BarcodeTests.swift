import Media
import Subprocess
import Testing

/// Which codes of a picture are sure, by what two programs read in its views.
struct BarcodeTests {
  /// The views of a picture, in the order in which they are looked at.
  private enum View: Int, CaseIterable {
    case once, scaled, turned, turnedBack

    /// A picture that stands for it.
    var bytes: [UInt8] { [UInt8(rawValue)] }
  }

  /// Programs that read the given codes in the views, each "EAN-13 4006381333931" or nothing; nil for one that is missing.
  private static func programs(zbarimg: [[String]]?, zxing: [[String]]?) -> ScriptedPrograms {
    ScriptedPrograms { call throws(SubprocessError) in
      func codes(_ views: [[String]]?) throws(SubprocessError) -> [[Substring]] {
        guard let views else { throw .missing }
        return views[Int(call.input[0])].map { $0.split(separator: " ", maxSplits: 1) }
      }
      switch call.program {
      case "vipsheader": return ScriptedPrograms.header(800, 600)
      case "vipsthumbnail": return (call.arguments.contains("1600x1600") ? View.scaled : .once).bytes
      case "vips": return (call.arguments.contains("3") ? View.turned : .turnedBack).bytes
      case "zbarimg":
        let lines = try codes(zbarimg).map { "\($0[0]):\($0[1])\n" }
        // It ends with a status where it finds nothing.
        guard !lines.isEmpty else { throw .failed(status: 4, errorOutput: []) }
        return Array(lines.joined().utf8)
      default: return Array(try codes(zxing).map { "/dev/stdin \($0[0]) \"\($0[1])\"\n" }.joined().utf8)
      }
    }
  }

  private let long = "EAN-13 4006381333931"
  private let short = "EAN-8 90749324"

  private func read(zbarimg: [[String]]?, zxing: [[String]]?) throws -> BarcodeRecognition {
    try BarcodeTests.programs(zbarimg: zbarimg, zxing: zxing).reader.barcodes(in: [1])
  }

  @Test func `a code is sure as soon as both programs read it, in one view or in two`() throws {
    let programs = BarcodeTests.programs(zbarimg: [[], [long]], zxing: [[long], []])
    #expect(try programs.reader.barcodes(in: [1]) == BarcodeRecognition(agreed: ["4006381333931"]))
    let names = programs.calls.map(\.program)
    #expect(names == ["vipsheader"] + Array(repeating: ["vipsthumbnail", "zbarimg", "ZXingReader"], count: 2).joined())
  }

  @Test func `a program that reads from standard input is given no name of a file, and has limits`() throws {
    let programs = BarcodeTests.programs(zbarimg: [[], []], zxing: [[], []])
    _ = try programs.reader.barcodes(in: [1])
    for call in programs.calls where call.program == "ZXingReader" {
      #expect(call.arguments.last == "/dev/stdin" && call.files.isEmpty && call.limits.memory != nil)
    }
  }

  @Test func `what zbarimg alone reads in every view is doubtful, for it repeats its misreadings`() throws {
    let found = try read(zbarimg: Array(repeating: [long], count: 4), zxing: Array(repeating: [], count: 4))
    #expect(found == BarcodeRecognition(doubtful: ["4006381333931"]))
  }

  @Test
  func
    `what ZXingReader alone reads is sure in three views of both sizes, but no short code, which can be part of a long`()
    throws
  {
    let none = [[String]](repeating: [], count: 4)
    let found = try read(zbarimg: none, zxing: [[], [long, short], [long, short], [long, short]])
    #expect(found == BarcodeRecognition(agreed: ["4006381333931"], doubtful: ["90749324"]))
    // Turned, a picture is misread like before.
    let turned = try read(zbarimg: none, zxing: [[long], [], [long], [long]])
    #expect(turned == BarcodeRecognition(doubtful: ["4006381333931"]))
  }

  @Test func `a short code is sure in three readings by both`() throws {
    #expect(try read(zbarimg: [[short], [short]], zxing: [[short], []]).agreed == ["90749324"])
    let twice = try read(zbarimg: [[short], [], [], []], zxing: [[short], [], [], []])
    #expect(twice == BarcodeRecognition(doubtful: ["90749324"]))
  }

  @Test func `of codes that differ in a few digits one is misread, and both are doubtful`() throws {
    let other = "UPC-A 048500001745"
    let same = "UPC-A 042500007745"
    let found = try read(zbarimg: [[same], [other], [], []], zxing: Array(repeating: [same], count: 4))
    #expect(found == BarcodeRecognition(doubtful: ["042500007745", "048500001745"]))
  }

  @Test func `UPC-A is EAN-13 with a zero, and the supplement of a book is no part of its code`() throws {
    let zxing = ["EAN-13 0042500007745", "EAN-13 9780201752847 55999"]
    let found = try read(zbarimg: [["UPC-A 042500007745", "EAN-13 9780201752847"], []], zxing: [zxing, []])
    #expect(found == BarcodeRecognition(agreed: ["042500007745", "9780201752847"]))
  }

  @Test func `codes of receipts are told apart, and what is no number is dropped`() throws {
    let codes = [long, "I2/5 0888123400567802140326", "EAN-13 abc", "CODE-128 a b"]
    let found = try read(zbarimg: [codes, []], zxing: [[long, "EAN-13 4006\u{1B}[2J"], []])
    #expect(found == BarcodeRecognition(agreed: ["4006381333931"], receipts: ["0888123400567802140326"]))
  }

  @Test func `without ZXingReader three views of four have to agree, and all four on a short code`() throws {
    let found = try read(
      zbarimg: [[long, short, "UPC-A 012345678905"], [long, short], [short], [long, short]], zxing: nil)
    #expect(Set(found.agreed) == ["4006381333931", "90749324"] && found.doubtful == ["012345678905"])
    let seldom = try read(zbarimg: [[short], [short], [short], []], zxing: nil)
    #expect(seldom == BarcodeRecognition(doubtful: ["90749324"]))
  }

  @Test func `ZXingReader alone suffices; without both, the one to install is named`() throws {
    #expect(try read(zbarimg: nil, zxing: Array(repeating: [long], count: 4)).agreed == ["4006381333931"])
    #expect(throws: MediaError.missing(.zbarimg)) { try read(zbarimg: nil, zxing: nil) }
  }

  @Test func `a picture without a code is looked at twice and not turned, one of many pixels never at twice its size`()
    throws
  {
    let programs = ScriptedPrograms { call throws(SubprocessError) in
      call.program == "vipsheader" ? ScriptedPrograms.header(4_000, 4_000) : []
    }
    #expect(try programs.reader.barcodes(in: [1]) == BarcodeRecognition())
    let views = programs.calls.filter { $0.program.hasPrefix("vips") }
    #expect(views.map(\.program) == ["vipsheader", "vipsthumbnail", "vipsthumbnail"])
    #expect(views[1].arguments.contains("2828x2828") && views[2].arguments.contains("1414x1414"))
  }

  @Test(arguments: [SubprocessError.failed(status: 4, errorOutput: []), .killed(signal: 6)])
  func `finding no code is no error, and neither is a program that breaks off`(fault: SubprocessError) throws {
    let programs = ScriptedPrograms { call throws(SubprocessError) in
      guard !["zbarimg", "ZXingReader"].contains(call.program) else { throw fault }
      return call.program == "vipsheader" ? ScriptedPrograms.header(800, 600) : [1]
    }
    #expect(try programs.reader.barcodes(in: [1]) == BarcodeRecognition())
  }
}
