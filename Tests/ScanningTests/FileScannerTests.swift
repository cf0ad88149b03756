internal import EmbeddedMessages
import FoodData
import Foundation
import Media
internal import Messages
import Scanning
import Testing

struct FileScannerTests {
  private let folder: ScanFolder

  init() throws {
    folder = try ScanFolder()
  }

  private func recognition(_ name: String, _ scanner: FileScanner? = nil) throws(FileReadingError) -> FileRecognition {
    try (scanner ?? folder.scanner()).recognition(of: FileQuestion(path: name)) { _ in }
  }

  @Test func `a file is found from the home folder, from the working folder and from the root`() throws {
    try folder.put("MILK  1,19", "here/receipt.txt")
    for name in ["receipt.txt", "~/here/receipt.txt", "\(folder.path)/here/receipt.txt"] {
      #expect(try recognition(name).text?.lines == ["MILK  1,19"])
    }
  }

  @Test func `a text is known by its bytes, whatever its name, and loses what could reach a terminal`() throws {
    try folder.put("MILK \u{1b}[31m 1,19", "here/receipt.jpg")
    let recognition = try recognition("receipt.jpg")
    #expect(recognition.kind == .text)
    #expect(recognition.text?.lines == ["MILK  1,19"])
  }

  @Test(arguments: [
    (jpegStart, "Reading pictures needs vipsheader: apt-get install libvips-tools"),
    (Array("%PDF-1.7".utf8), "Reading PDF files needs pdftotext: apt-get install poppler-utils"),
    (Array("PK\u{03}\u{04}".utf8), "That is an archive. Unpack it and name a file in it."),
    (Array("<svg/>".utf8), "That is a drawing (SVG), which may name other files and is not opened."),
    ([0, 1, 2, 3], "That is no picture, PDF or text."),
  ])
  func `what cannot be read says in one line why, and which package helps`(bytes: [UInt8], sentence: String) throws {
    try folder.put(bytes, "here/file")
    let scanner = folder.scanner(["PATH": "/nowhere"])
    let trouble = #expect(throws: FileReadingError.self) { try recognition("file", scanner) }
    #expect(trouble?.sentence.english == sentence)
  }

  @Test func `reading ends as soon as the person wants no more of it`() throws {
    try folder.put("#!/bin/sh\nexec sleep 60\n", "bin/vipsheader")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: "\(folder.path)/bin/vipsheader")
    try folder.put(jpegStart, "here/picture.jpg")
    let scanner = folder.scanner(["PATH": "\(folder.path)/bin:/usr/bin:/bin"], isInterrupted: { true })
    #expect(throws: FileReadingError(.mediaStopped, isCancelled: true)) { try recognition("picture.jpg", scanner) }
  }

  @Test func `every trouble of a picture has a sentence of its own`() {
    let errors: [MediaError] = [
      .missing(.tesseract), .missing(.zbarimg), .damaged, .tooManyPixels(width: 9_000, height: 9_000), .needsPassword,
      .unsupported(.drawing), .unsupported(.archive), .unsupported(.unknown), .tookTooLong, .cancelled, .failed(.vips),
    ]
    let sentences = errors.map { MediaWording.sentence($0).english }
    #expect(Set(sentences).count == errors.count)
    #expect(sentences[0] == "Reading text in pictures needs tesseract: apt-get install tesseract-ocr")
  }
}
