import Foundation
import Glibc

/// Hostile and broken files, made here: what is put in the place of a file, and what larder should say of it.
struct MadeUpFiles {
  struct File {
    let name: String
    let bytes: [UInt8]
    /// Words of the reason, where nothing can be read; nil where a receipt is found.
    let reason: String?

    init(_ name: String, _ bytes: [UInt8], reason: String? = nil) {
      self.name = name
      self.bytes = bytes
      self.reason = reason
    }

    init(_ name: String, _ text: String, reason: String? = nil) {
      self.init(name, Array(text.utf8), reason: reason)
    }
  }

  static let receipt = "MILCH   1,19 B\nBROT   2,49 B\nSUMME EUR 3,68\n"
  static let nothing = "no product, label, receipt or barcode"

  static let all: [File] = [
    File("empty.pdf", "", reason: "empty"),
    File("cut-off.jpg", [0xFF, 0xD8, 0xFF, 0xE0, 0, 16] + Array("JFIF".utf8), reason: "damaged"),
    File("noise.jpg", [0xFF, 0xD8, 0xFF] + noise(20_000), reason: "damaged"),
    File("cut-off.png", png(width: 200, height: 100), reason: "damaged"),
    File("lies.png", png(width: 60_000, height: 60_000), reason: "damaged"),
    File("large.gif", Array("GIF89a".utf8) + [0xE0, 0x2E, 0xE0, 0x2E, 0, 0, 0, 0x3B], reason: ""),
    File("cut-off.heic", [0, 0, 0, 24] + Array("ftypheic".utf8) + noise(200), reason: "damaged"),
    File("cut-off.pdf", "%PDF-1.7\n1 0 obj<</Type/Catalog", reason: "damaged"),
    File("password.pdf", passwordDocument, reason: "password"),
    File("pages.pdf", document(pages: 200)),
    File("archive.zip", "PK\u{3}\u{4}" + String(repeating: "x", count: 100), reason: "archive"),
    File("drawing.jpg", "<svg><image href=\"file:///etc/hostname\"/></svg>", reason: "drawing"),
    File("zeros", [UInt8](repeating: 0, count: 5_000), reason: "no picture"),
    File("escapes.txt", "\u{1b}[2J\u{1b}]0;x\u{7}" + receipt.replacing(" ", with: " \u{1b}[8m\u{202e}")),
    File("utf16.txt", [0xFF, 0xFE] + receipt.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }),
    File("latin1.txt", Array("M".utf8) + [0xFC] + Array("SLI  1,00 B\r\n\(receipt)".utf8)),
    File("long.txt", String(repeating: "9,", count: 250_000), reason: nothing),
    File("deep.json", String(repeating: "[", count: 200_000), reason: ""),
    File("\u{1b}[2Jname\u{202e}.txt", receipt),
  ]

  private static func noise(_ count: Int) -> [UInt8] {
    var state: UInt32 = 7
    return (0..<count).map { _ in
      state = state &* 1_664_525 &+ 1_013_904_223
      return UInt8(truncatingIfNeeded: state >> 24)
    }
  }

  /// The head of a picture, without the picture.
  private static func png(width: UInt32, height: UInt32) -> [UInt8] {
    func bytes(_ value: UInt32) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) } }
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8) + bytes(width)
      + bytes(height) + [8, 2, 0, 0, 0, 1, 2, 3, 4]
  }

  private static let passwordDocument = """
    %PDF-1.4
    1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
    2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
    3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]>>endobj
    4 0 obj<</Filter/Standard/V 1/R 2/P -4/O<\(String(repeating: "41", count: 32))>/U<\(String(repeating: "42", count: 32))>>>endobj
    trailer<</Root 1 0 R/Encrypt 4 0 R/ID[<41><41>]/Size 5>>
    """

  /// A document of many pages, of which one late one is a receipt.
  private static func document(pages: Int) -> String {
    var objects = ["<</Type/Catalog/Pages 2 0 R>>"]
    objects.append(
      "<</Type/Pages/Count \(pages)/Kids[\((0..<pages).map { "\($0 * 2 + 4) 0 R" }.joined(separator: " "))]>>")
    objects.append("<</Type/Font/Subtype/Type1/BaseFont/Courier>>")
    for page in 0..<pages {
      let lines =
        page == 149
        ? receipt.split(separator: "\n").map(String.init) : ["Page \(page) of a handbook that says nothing of food"]
      let text = "BT /F 10 Tf 50 700 Td " + lines.map { "(\($0)) Tj 0 -14 Td" }.joined(separator: " ") + " ET"
      let contents = page * 2 + 5
      objects.append(
        "<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F 3 0 R>>>>/Contents \(contents) 0 R>>")
      objects.append("<</Length \(text.utf8.count)>>stream\n\(text)\nendstream\n")
    }
    let body = objects.enumerated().map { "\($0 + 1) 0 obj\($1)endobj\n" }.joined()
    return "%PDF-1.4\n\(body)trailer<</Root 1 0 R/Size \(objects.count + 1)>>\n"
  }
}
