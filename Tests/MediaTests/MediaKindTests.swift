import Media
import Testing

struct MediaKindTests {
  @Test(
    arguments: [
      ([0xFF, 0xD8, 0xFF, 0xE0], MediaKind.picture(.jpeg)),
      ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], .picture(.png)),
      (Array("GIF89a".utf8), .picture(.gif)),
      (Array("RIFF....WEBPVP8 ".utf8), .picture(.webp)),
      ([0x49, 0x49, 0x2A, 0, 8, 0, 0, 0], .picture(.tiff)),
      ([0, 0, 0, 24] + Array("ftypheic".utf8), .picture(.heic)),
      ([0, 0, 0, 24] + Array("ftypavif".utf8), .picture(.avif)),
      (Array("%PDF-1.7\n".utf8), .pdf),
      (Array("\n\n%PDF-1.4\n".utf8), .pdf),
      (Array("PK\u{03}\u{04}....".utf8), .archive),
      ([0x1F, 0x8B, 8, 0], .archive),
      (Array("SUMME EUR 13,05\n".utf8), .text),
      ([0xFF, 0xFE, 0x4D, 0, 0xFC, 0], .text),
      (Array("M".utf8) + [0xFC] + Array("sli 2,99\r\n".utf8), .text),
      (Array("<?xml version=\"1.0\"?><svg xmlns=\"a\"><image/></svg>".utf8), .drawing),
      ([0, 1, 2, 3, 4, 5], .unknown),
      ([], .unknown),
    ] as [([UInt8], MediaKind)])
  func `a file's first bytes say what it holds`(bytes: [UInt8], kind: MediaKind) {
    #expect(MediaKind(of: bytes) == kind)
  }
}
