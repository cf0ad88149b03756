/// A small greyscale picture whose pixels are examined here.
package struct GreyPicture: Hashable, Sendable {
  /// In pixels, from 1 to 4,096.
  package let width: Int
  /// In pixels, from 1 to 4,096.
  package let height: Int
  /// Row by row from the top, 0 is black.
  package let pixels: [UInt8]

  /// Nil where a side is out of range, or the number of pixels does not match the sides.
  package init?(width: Int, height: Int, pixels: [UInt8]) {
    guard width > 0, height > 0, width <= 4_096, height <= 4_096, pixels.count == width * height else { return nil }
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// Reads a portable grey map: "P5", width, height and 255 as text, then the pixels.
  package init?(portable bytes: [UInt8]) {
    var rest = bytes[...]
    var fields: [String] = []
    while fields.count < 4, let first = rest.first {
      if first == UInt8(ascii: "#") {
        rest = rest.drop { $0 != UInt8(ascii: "\n") }
      } else if first <= UInt8(ascii: " ") {
        rest = rest.dropFirst()
      } else {
        let field = rest.prefix { $0 > UInt8(ascii: " ") }
        guard field.count <= 10 else { return nil }
        fields.append(String(decoding: field, as: UTF8.self))
        rest = rest.dropFirst(field.count)
      }
    }
    // A single blank separates the text from the pixels.
    guard fields.count == 4, fields[0] == "P5", fields[3] == "255", let width = Int(fields[1]),
      let height = Int(fields[2])
    else { return nil }
    self.init(width: width, height: height, pixels: Array(rest.dropFirst()))
  }
}
