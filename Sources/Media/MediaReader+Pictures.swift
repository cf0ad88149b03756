internal import Subprocess

/// An upright picture without anything in it but pixels: no place, no time, no maker.
package struct UprightPicture: Hashable, Sendable {
  /// The whole JPEG file, as a model is sent it.
  package let jpeg: [UInt8]
}

extension MediaReader {
  /// Width and height, from the header alone.
  func size(of picture: [UInt8]) throws(MediaError) -> (width: Int, height: Int) {
    let output = try ask(.vipsheader, ["-a", "stdin"], input: picture, most: 1_000_000)
    var figures: [Substring: Int] = [:]
    for line in String(decoding: output.bytes, as: UTF8.self).split(separator: "\n") {
      let parts = line.split(separator: ":", maxSplits: 1)
      if parts.count == 2, let figure = Int(parts[1].drop { $0 == " " }) { figures[parts[0]] = figure }
    }
    guard let width = figures["width"], let height = figures["height"], width > 0, height > 0 else { throw .damaged }
    return (width, height)
  }

  /// Refuses what is too large before any of it is decoded.
  package func checkSize(of picture: [UInt8]) throws(MediaError) {
    _ = try checkedSize(of: picture)
  }

  /// Width and height of a picture that is not too large.
  func checkedSize(of picture: [UInt8]) throws(MediaError) -> (width: Int, height: Int) {
    let (width, height) = try size(of: picture)
    guard width <= MediaReader.mostPixels / height else { throw .tooManyPixels(width: width, height: height) }
    return (width, height)
  }

  /// The longer side of a picture once it is small enough to have so many pixels.
  static func longest(_ width: Int, _ height: Int, most: Int) -> Int {
    let longest = max(width, height)
    guard width > most / height else { return longest }
    let share = (Double(most) / Double(width) / Double(height)).squareRoot()
    return max(Int(Double(longest) * share), 1)
  }

  /// The picture as a model is sent it: turned upright, at most `longest` pixels wide and high, on white, without
  /// metadata.
  package func upright(_ picture: [UInt8], longest: Int = 1_024) throws(MediaError) -> UprightPicture {
    try checkSize(of: picture)
    let output = try ask(
      .vipsthumbnail,
      ["stdin[fail_on=truncated]", "-s", "\(longest)x\(longest)>", "-o", ".jpg[Q=85,strip,background=255]"],
      input: picture, most: 20_000_000)
    guard MediaKind(of: output.bytes) == .picture(.jpeg) else { throw .damaged }
    return UprightPicture(jpeg: output.bytes)
  }
}
