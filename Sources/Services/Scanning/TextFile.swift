/// Tells texts from pictures, documents and programs by their bytes.
enum TextFile {
  /// Whether the bytes are a text: no zeros, but in UTF-16 with its mark, and no beginning of another kind of file.
  static func isText(_ bytes: [UInt8]) -> Bool {
    if bytes.starts(with: [0xff, 0xfe]) || bytes.starts(with: [0xfe, 0xff]) { return bytes.count > 3 }
    guard !bytes.isEmpty, !starts.contains(where: { bytes.starts(with: $0) }) else { return false }
    let sample = bytes.prefix(4_000)
    // A zero or two come from a till; more of them from something else.
    return sample.count { $0 < 0x20 && !(0x07...0x0d).contains($0) && $0 != 0x1b } * 20 <= sample.count
  }

  /// PDF, JPEG, PNG, GIF, RIFF, zip, and markup.
  private static let starts: [[UInt8]] = [
    Array("%PDF".utf8), [0xff, 0xd8, 0xff], [0x89, 0x50, 0x4e, 0x47], Array("GIF8".utf8), Array("RIFF".utf8),
    [0x50, 0x4b, 0x03, 0x04], Array("<".utf8), Array("{".utf8), Array("[".utf8),
  ]
}
