import FoundationEssentials
import Media
import Subprocess
import Synchronization
import Testing

/// With the programs themselves; skipped where they are not installed (`make tools`).
struct RealProgramTests {
  private static let environment = ["PATH": "/usr/local/bin:/usr/bin:/bin"]
  private static let areThere = MediaProgram.allCases.allSatisfy {
    ProgramEnvironment.path(of: $0.rawValue, in: environment) != nil
  }

  private let reader = MediaReader(environment: RealProgramTests.environment, deadline: .now + .seconds(120))

  /// A grey picture of bars, three pixels a module and eighty rows, with light round it.
  private static func bars(_ modules: String) -> [UInt8] {
    let quiet = String(repeating: "0", count: 12)
    let row = (quiet + modules + quiet).utf8.flatMap { [UInt8](repeating: $0 == UInt8(ascii: "1") ? 0 : 255, count: 3) }
    return Array("P5 \(row.count) 80 255\n".utf8) + (0..<80).flatMap { _ in row }
  }

  /// EAN-13: the first digit is in the choice of the left codes.
  private static func ean13(_ digits: String) -> String {
    let left = [
      "0001101", "0011001", "0010011", "0111101", "0100011", "0110001", "0101111", "0111011", "0110111", "0001011",
    ]
    let choices = ["LLLLLL", "LLGLGG", "LLGGLG", "LLGGGL", "LGLLGG", "LGGLLG", "LGGGLL", "LGLGLG", "LGLGGL", "LGGLGL"]
    let values = digits.compactMap(\.wholeNumberValue)
    func flipped(_ code: String) -> String { String(code.map { $0 == "0" ? "1" : "0" }) }
    let first = zip(choices[values[0]], values[1...6]).map { choice, value in
      choice == "L" ? left[value] : String(flipped(left[value]).reversed())
    }
    return "101" + first.joined() + "01010" + values[7...12].map { flipped(left[$0]) }.joined() + "101"
  }

  @Test(.enabled(if: areThere, "the programs for pictures are not installed: make tools"))
  func `a drawn barcode is read at both scales`() throws {
    let picture = RealProgramTests.bars(RealProgramTests.ean13("4006381333931"))
    #expect(try reader.barcodes(in: picture).agreed == ["4006381333931"])
  }

  @Test(
    .enabled(if: areThere, "the programs for pictures are not installed: make tools"),
    arguments: [
      MediaProgram.zbarimg, .zxing,
    ])
  func `a drawn barcode is read by each of the two programs alone`(missing: MediaProgram) throws {
    let reader = MediaReader(environment: RealProgramTests.environment, deadline: .now + .seconds(120)) {
      call throws(SubprocessError) in
      guard call.program != missing.rawValue else { throw .missing }
      return try call.run()
    }
    let picture = RealProgramTests.bars(RealProgramTests.ean13("4006381333931"))
    #expect(try reader.barcodes(in: picture).agreed == ["4006381333931"])
  }

  private func vips(_ arguments: [String], _ input: [UInt8] = []) throws -> [UInt8] {
    try ProgramCall(
      "vips", arguments, environment: RealProgramTests.environment, input: input,
      limits: ProgramLimits(time: .seconds(60), output: 10_000_000)
    ).run().bytes
  }

  /// Words on paper.
  private func printed() throws -> [UInt8] {
    let white = try vips(["text", ".png", "MILCH 119", "--dpi", "300"])
    let black = try vips(["invert", "stdin", ".png"], white)
    return try vips(["gravity", "stdin", ".png", "centre", "900", "300", "--extend", "white"], black)
  }

  @Test(.enabled(if: areThere, "the programs for pictures are not installed: make tools"))
  func `while a picture is read, nothing of it is in any folder`() throws {
    let manager = FileManager.default
    let place = manager.temporaryDirectory.appendingPathComponent("larder-tests-\(UUID().uuidString)").path
    try manager.createDirectory(atPath: place, withIntermediateDirectories: true)
    defer { try? manager.removeItem(atPath: place) }
    let seen = Mutex<Set<String>>([])
    let reader = MediaReader(environment: RealProgramTests.environment, deadline: .now + .seconds(120)) {
      call throws(SubprocessError) in
      try call.run {
        let names = try? FileManager.default.contentsOfDirectory(atPath: place)
        seen.withLock { $0.formUnion(names ?? []) }
        return false
      }
    }
    var text = try PictureText(try printed(), reader: reader, languages: ["eng"], place: place)
    _ = try text.tables([.part(.init(left: 0, top: 0, width: 800, height: 200, percent: 150), .blackAndWhite)])
    _ = try text.straighten()
    #expect(seen.withLock(\.self).isEmpty)
  }

  @Test(.enabled(if: areThere, "the programs for pictures are not installed: make tools"))
  func `words in a picture are found with their boxes, in every look at it`() throws {
    let drawn = try printed()
    var text = try PictureText(drawn, reader: reader, languages: ["deu", "eng", "xxx"], place: "/tmp")
    let looks = [PictureText.Look.whole(.blackAndWhite), .whole(.grey), .plain(.rows), .plain(.scattered)]
    for (look, bytes) in zip(looks, try text.tables(looks)) {
      let table = String(decoding: try #require(bytes), as: UTF8.self)
      #expect(table.contains("MILCH"), "\(look)")
      #expect(table.hasPrefix("level\tpage_num\t"))
    }
  }

  @Test(.enabled(if: areThere, "the programs for pictures are not installed: make tools"))
  func `a look that takes too long has no table, and does not spoil the others`() throws {
    var text = try PictureText(try printed(), reader: reader, languages: ["eng"], place: "/tmp")
    #expect(try text.tables([.whole(.grey), .plain(.rows)], within: .milliseconds(1)) == [nil, nil])
    #expect(try text.tables([.whole(.grey)]).first != .some(nil))
  }

  @Test(.enabled(if: areThere, "the programs for pictures are not installed: make tools"))
  func `where most of a picture is something else, the place of the paper is said`() throws {
    let paper = try vips(["gravity", "stdin", ".png", "centre", "3000", "900", "--extend", "black"], try printed())
    var text = try PictureText(paper, reader: reader, languages: ["eng"], place: "/tmp")
    let (wasAskew, part) = try text.straighten()
    let place = try #require(part)
    #expect(!wasAskew)
    // The paper is 900 pixels wide and 300 high, in the middle.
    #expect((950...1_050).contains(place.left) && (900...1_050).contains(place.width))
    #expect((200...300).contains(place.top) && (300...450).contains(place.height))
    let table = try #require(try text.tables([.part(place, .grey)]).first ?? nil)
    #expect(String(decoding: table, as: UTF8.self).contains("MILCH"))
    var alone = try PictureText(try printed(), reader: reader, languages: ["eng"], place: "/tmp")
    #expect(try alone.straighten().paper == nil)
  }

  @Test(.enabled(if: areThere, "the programs for pictures are not installed: make tools"))
  func `a picture for a model is a JPEG of bounded size`() throws {
    let picture = RealProgramTests.bars(String(repeating: "10", count: 400))
    let upright = try reader.upright(picture, longest: 500)
    #expect(MediaKind(of: upright.jpeg) == .picture(.jpeg))
    let header = try ProgramCall(
      "vipsheader", ["stdin"], environment: RealProgramTests.environment, input: upright.jpeg,
      limits: ProgramLimits(time: .seconds(60), output: 10_000)
    ).run()
    #expect(String(decoding: header.bytes, as: UTF8.self).contains("500x"))
  }

  @Test(.enabled(if: areThere, "the programs for pictures are not installed: make tools"))
  func `what is cut off or lies about itself is damaged, whatever reads it`() {
    let cutOff: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]
    #expect(throws: MediaError.damaged) { try reader.upright(cutOff) }
    #expect(throws: MediaError.damaged) { try reader.text(ofDocument: Array("%PDF-1.7\nnothing".utf8)) }
  }
}
