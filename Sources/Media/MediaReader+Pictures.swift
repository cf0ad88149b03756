internal import Subprocess

/// A picture turned upright and stripped of all metadata: no place, no time, no camera.
package struct UprightPicture: Hashable, Sendable {
  /// The whole JPEG file, as it is sent to a model.
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

  /// Refuses a picture that is too large before any of it is decoded.
  package func checkSize(of picture: [UInt8]) throws(MediaError) {
    _ = try checkedSize(of: picture)
  }

  /// Width and height; throws where the picture is too large.
  func checkedSize(of picture: [UInt8]) throws(MediaError) -> (width: Int, height: Int) {
    let (width, height) = try size(of: picture)
    guard width <= MediaReader.mostPixels / height else { throw .tooManyPixels(width: width, height: height) }
    return (width, height)
  }

  /// The longer side of a picture after shrinking it to at most this many pixels.
  static func longest(_ width: Int, _ height: Int, most: Int) -> Int {
    let longest = max(width, height)
    guard width > most / height else { return longest }
    let share = (Double(most) / Double(width) / Double(height)).squareRoot()
    return max(Int(Double(longest) * share), 1)
  }

  /// The picture as it is sent to a model: upright, at most `longest` pixels wide and high, on white, without metadata.
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
