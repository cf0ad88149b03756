import Media
import Subprocess
import Synchronization
import Testing

/// What programs are asked for, without any of them.
struct MediaReaderTests {
  /// Programs that answer as told and remember what they were asked.
  private final class Programs: Sendable {
    let calls = Mutex<[ProgramCall]>([])
    private let answer: @Sendable (ProgramCall) throws(SubprocessError) -> [UInt8]

    init(_ answer: @escaping @Sendable (ProgramCall) throws(SubprocessError) -> [UInt8]) {
      self.answer = answer
    }

    var reader: MediaReader {
      MediaReader(environment: ["PATH": "/usr/bin", "OPENAI_API_KEY": "secret"]) { call throws(SubprocessError) in
        self.calls.withLock { $0.append(call) }
        return ProgramOutput(bytes: try self.answer(call))
      }
    }
  }

  private static func header(_ width: Int, _ height: Int) -> [UInt8] {
    Array("\(width)x\(height) uchar, 3 bands\nwidth: \(width)\nheight: \(height)\n".utf8)
  }

  private let jpeg: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 1]

  @Test func `a picture is made upright and small, without its metadata, by a program that gets bytes and no name`()
    throws
  {
    let jpeg = jpeg
    let programs = Programs { call throws(SubprocessError) in
      call.program == "vipsheader" ? MediaReaderTests.header(4_000, 3_000) : jpeg
    }
    #expect(try programs.reader.upright([1, 2, 3], longest: 800).jpeg == jpeg)
    let calls = programs.calls.withLock { $0 }
    #expect(calls.map(\.program) == ["vipsheader", "vipsthumbnail"])
    #expect(calls[1].arguments.contains("800x800>"))
    #expect(calls[1].arguments.last?.contains("strip") == true)
    #expect(calls.allSatisfy { $0.input == [1, 2, 3] && $0.limits.memory != nil })
    #expect(calls.allSatisfy { $0.environment["OPENAI_API_KEY"] == nil })
  }

  @Test(arguments: [(8_064, 6_048), (12_000, 9_000)])
  func `the largest photos of phones are made smaller while they are read`(width: Int, height: Int) throws {
    let jpeg = jpeg
    let programs = Programs { call throws(SubprocessError) in
      call.program == "vipsheader" ? MediaReaderTests.header(width, height) : jpeg
    }
    #expect(try programs.reader.upright([1]).jpeg == jpeg)
    #expect(programs.calls.withLock { $0.last?.arguments.contains("1024x1024>") } == true)
  }

  @Test func `too many pixels are refused before any is decoded`() {
    let programs = Programs { _ throws(SubprocessError) in MediaReaderTests.header(12_000, 12_000) }
    #expect(throws: MediaError.tooManyPixels(width: 12_000, height: 12_000)) { try programs.reader.upright([1]) }
    #expect(programs.calls.withLock { $0.map(\.program) } == ["vipsheader"])
  }

  @Test(arguments: [
    (SubprocessError.missing, MediaError.missing(.pdftotext)), (.timedOut, .tookTooLong), (.cancelled, .cancelled),
    (.tooMuch, .damaged), (.killed(signal: 9), .damaged),
    (.failed(status: 1, errorOutput: Array("Syntax Error: no trailer".utf8)), .damaged),
    (.failed(status: 1, errorOutput: Array("Command Line Error: Incorrect password".utf8)), .needsPassword),
  ])
  func `what goes wrong with a document is told apart`(fault: SubprocessError, error: MediaError) {
    let programs = Programs { _ throws(SubprocessError) in throw fault }
    #expect(throws: error) { try programs.reader.text(ofDocument: [1]) }
  }

  @Test func `when the person has waited long enough, no further program is started`() {
    let reader = MediaReader(environment: [:], deadline: .now - .seconds(1)) { _ throws(SubprocessError) in
      ProgramOutput(bytes: [])
    }
    #expect(throws: MediaError.tookTooLong) { try reader.text(ofDocument: [1]) }
  }

  @Test func `a document's pages are told apart, and pages without letters are pictures`() throws {
    let programs = Programs { _ throws(SubprocessError) in
      Array("REWE Markt GmbH\n FRISCHE MILCH  1,19\n SUMME EUR 1,19\n\u{0C}second\n\u{0C}".utf8)
    }
    let text = try programs.reader.text(ofDocument: [1])
    #expect(text.pages.count == 2 && text.pages[1] == "second\n")
    #expect(!text.isPictures)
    let scanned = Programs { _ throws(SubprocessError) in [0x0C] }
    #expect(try scanned.reader.text(ofDocument: [1]).isPictures)
  }

  @Test func `a code counts as read when three views of four agree on it, else it is doubtful`() throws {
    let programs = Programs { call throws(SubprocessError) in
      switch call.program {
      case "vipsheader": return MediaReaderTests.header(800, 600)
      case "vipsthumbnail": return Array((call.arguments.contains("1600x1600") ? "2" : "1").utf8)
      case "vips": return Array("3".utf8)
      default:
        let other = call.input == Array("1".utf8) ? "EAN-8:90749324" : "UPC-A:042500007745"
        return Array("EAN-13:4006381333931\n\(other)\nI2/5:0888123400567802140326\nEAN-13:abc\n".utf8)
      }
    }
    let recognition = try programs.reader.barcodes(in: [1])
    #expect(recognition.agreed == ["4006381333931", "042500007745"])
    #expect(recognition.doubtful == ["90749324"])
    #expect(recognition.receipts == ["0888123400567802140326"])
  }

  @Test func `of codes that differ in a few digits one is misread, and short ones are seen in any stripes`() throws {
    let programs = Programs { call throws(SubprocessError) in
      if call.program == "vipsheader" { return MediaReaderTests.header(800, 600) }
      guard call.program == "zbarimg" else { return Array(call.program.utf8) }
      let short = call.input == Array("vips".utf8) ? "" : "EAN-8:90749324\n"
      return Array("UPC-A:042500007745\nUPC-A:048500001745\nEAN-13:4006381333931\n\(short)".utf8)
    }
    let recognition = try programs.reader.barcodes(in: [1])
    #expect(recognition.agreed == ["4006381333931"])
    #expect(Set(recognition.doubtful) == ["042500007745", "048500001745", "90749324"])
  }

  @Test func `a picture without a code is looked at twice and not turned, one of many pixels never at twice its size`()
    throws
  {
    let programs = Programs { call throws(SubprocessError) in
      call.program == "vipsheader" ? MediaReaderTests.header(4_000, 4_000) : []
    }
    #expect(try programs.reader.barcodes(in: [1]) == BarcodeRecognition())
    let calls = programs.calls.withLock { $0 }
    #expect(calls.map(\.program) == ["vipsheader", "vipsthumbnail", "zbarimg", "vipsthumbnail", "zbarimg"])
    #expect(calls[1].arguments.contains("2828x2828") && calls[3].arguments.contains("1414x1414"))
  }

  @Test func `finding no code is no error`() throws {
    let programs = Programs { call throws(SubprocessError) in
      guard call.program != "zbarimg" else { throw .failed(status: 4, errorOutput: []) }
      return call.program == "vipsheader" ? MediaReaderTests.header(800, 600) : [1]
    }
    #expect(try programs.reader.barcodes(in: [1]) == BarcodeRecognition())
  }
}
