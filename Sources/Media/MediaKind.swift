/// What a file contains, determined by its first bytes and never by its name.
package enum MediaKind: Hashable, Sendable {
  case picture(PictureFormat)
  case pdf
  /// Text in some encoding, including JSON and XML.
  case text
  /// A vector drawing. It may refer to other files, so it is not opened.
  case drawing
  case archive
  case unknown

  /// The picture formats that are opened, by ImageMagick's names.
  package enum PictureFormat: String, CaseIterable, Sendable {
    case jpeg = "JPEG"
    case png = "PNG"
    case gif = "GIF"
    case webp = "WebP"
    case tiff = "TIFF"
    case heic = "HEIC"
    case avif = "AVIF"
  }

  /// Looks at the first bytes, at most `looked` of them. What is nothing else and has few control characters is text.
  package init(of bytes: some Collection<UInt8>) {
    let start = Array(bytes.prefix(MediaKind.looked))
    self =
      MediaKind.picture(start).map(MediaKind.picture)
      ?? {
        if start.hasAt(0, "%PDF-") || start.firstRange(of: Array("%PDF-".utf8)).map({ $0.lowerBound < 1_024 }) == true {
          return .pdf
        }
        if start.hasAt(0, "PK\u{03}\u{04}") || start.hasAt(0, "PK\u{05}\u{06}") || start.starts(with: [0x1F, 0x8B]) {
          return .archive
        }
        guard MediaKind.isText(start) else { return .unknown }
        return MediaKind.isDrawing(start) ? .drawing : .text
      }()
  }

  /// How many bytes are looked at.
  package static let looked = 4_096

  private static func picture(_ start: [UInt8]) -> PictureFormat? {
    if start.starts(with: [0xFF, 0xD8, 0xFF]) { return .jpeg }
    if start.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { return .png }
    if start.hasAt(0, "GIF8") { return .gif }
    if start.hasAt(0, "RIFF"), start.hasAt(8, "WEBP") { return .webp }
    if start.starts(with: [0x49, 0x49, 0x2A, 0]) || start.starts(with: [0x4D, 0x4D, 0, 0x2A]) { return .tiff }
    guard start.hasAt(4, "ftyp") else { return nil }
    let brands = ["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1"]
    if start.hasAt(8, "avif") || start.hasAt(8, "avis") { return .avif }
    return brands.contains { start.hasAt(8, $0) } ? .heic : nil
  }

  /// UTF-16 with a byte order mark, or bytes with few control characters among them.
  private static func isText(_ start: [UInt8]) -> Bool {
    if start.starts(with: [0xFF, 0xFE]) || start.starts(with: [0xFE, 0xFF]) { return true }
    let odd = start.count { $0 < 0x20 && !(0x07...0x0D).contains($0) && $0 != 0x1B }
    return !start.isEmpty && odd * 20 <= start.count
  }

  private static func isDrawing(_ start: [UInt8]) -> Bool {
    start.firstRange(of: Array("<svg".utf8)) != nil
  }
}

extension [UInt8] {
  /// Whether these bytes are at this offset.
  fileprivate func hasAt(_ offset: Int, _ text: String) -> Bool {
    dropFirst(offset).starts(with: text.utf8)
  }
}
