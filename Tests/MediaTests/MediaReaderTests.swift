import Media
import Subprocess
import Testing

/// What programs are asked for, without any of them.
struct MediaReaderTests {
  private let jpeg: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 1]

  @Test func `a picture is made upright and small, without its metadata, by a program that gets bytes and no name`()
    throws
  {
    let jpeg = jpeg
    let programs = ScriptedPrograms { call throws(SubprocessError) in
      call.program == "vipsheader" ? ScriptedPrograms.header(4_000, 3_000) : jpeg
    }
    #expect(try programs.reader.upright([1, 2, 3], longest: 800).jpeg == jpeg)
    let calls = programs.calls
    #expect(calls.map(\.program) == ["vipsheader", "vipsthumbnail"])
    #expect(calls[1].arguments.contains("800x800>"))
    #expect(calls[1].arguments.last?.contains("strip") == true)
    #expect(calls.allSatisfy { $0.input == [1, 2, 3] && $0.limits.memory != nil })
    #expect(calls.allSatisfy { $0.environment["OPENAI_API_KEY"] == nil })
  }

  @Test(arguments: [(8_064, 6_048), (12_000, 9_000)])
  func `the largest photos of phones are made smaller while they are read`(width: Int, height: Int) throws {
    let jpeg = jpeg
    let programs = ScriptedPrograms { call throws(SubprocessError) in
      call.program == "vipsheader" ? ScriptedPrograms.header(width, height) : jpeg
    }
    #expect(try programs.reader.upright([1]).jpeg == jpeg)
    #expect(programs.calls.last?.arguments.contains("1024x1024>") == true)
  }

  @Test func `too many pixels are refused before any is decoded`() {
    let programs = ScriptedPrograms { _ throws(SubprocessError) in ScriptedPrograms.header(12_000, 12_000) }
    #expect(throws: MediaError.tooManyPixels(width: 12_000, height: 12_000)) { try programs.reader.upright([1]) }
    #expect(programs.calls.map(\.program) == ["vipsheader"])
  }

  @Test(arguments: [
    (SubprocessError.missing, MediaError.missing(.pdftotext)), (.timedOut, .tookTooLong), (.cancelled, .cancelled),
    (.tooMuch, .damaged), (.killed(signal: 9), .damaged),
    (.failed(status: 1, errorOutput: Array("Syntax Error: no trailer".utf8)), .damaged),
    (.failed(status: 1, errorOutput: Array("Command Line Error: Incorrect password".utf8)), .needsPassword),
  ])
  func `what goes wrong with a document is told apart`(fault: SubprocessError, error: MediaError) {
    let programs = ScriptedPrograms { _ throws(SubprocessError) in throw fault }
    #expect(throws: error) { try programs.reader.text(ofDocument: [1]) }
  }

  @Test func `when the person has waited long enough, no further program is started`() {
    let reader = MediaReader(environment: [:], deadline: .now - .seconds(1)) { _ throws(SubprocessError) in
      ProgramOutput(bytes: [])
    }
    #expect(throws: MediaError.tookTooLong) { try reader.text(ofDocument: [1]) }
  }

  @Test func `a document's pages are told apart, and pages without letters are pictures`() throws {
    let programs = ScriptedPrograms { _ throws(SubprocessError) in
      Array("REWE Markt GmbH\n FRISCHE MILCH  1,19\n SUMME EUR 1,19\n\u{0C}second\n\u{0C}".utf8)
    }
    let text = try programs.reader.text(ofDocument: [1])
    #expect(text.pages.count == 2 && text.pages[1] == "second\n")
    #expect(!text.isPictures)
    let scanned = ScriptedPrograms { _ throws(SubprocessError) in [0x0C] }
    #expect(try scanned.reader.text(ofDocument: [1]).isPictures)
  }
}
