internal import Files
internal import Subprocess

/// Derives pictures from pictures with external programs. Each is kept in a file without a name, so that a person's
/// photo is in no folder where somebody else could find it or where it would stay.
struct PictureSteps: Sendable {
  /// The picture to start from.
  enum Source {
    case bytes([UInt8])
    case file(AnonymousFile)
  }

  let reader: MediaReader
  /// A folder on the disk that holds the files.
  let place: String

  /// Several times the largest intermediate picture: the ratio of two pictures, with four bytes for each pixel.
  private static let mostBytes = 400_000_000

  /// The result of an operation of `vips` on pictures.
  ///
  /// - Parameter format: how it is stored: as grey bytes (".pgm") or as floating-point numbers (".pfm").
  func vips(
    _ operation: String, _ pictures: [AnonymousFile], _ arguments: [String] = [], format: String = ".pgm"
  ) throws(MediaError) -> AnonymousFile {
    let made = try file()
    let sources = pictures.indices.map(ProgramCall.path(ofFile:))
    _ = try reader.ask(
      .vips, [operation] + sources + [format] + arguments, files: pictures, into: made, most: PictureSteps.mostBytes)
    return made
  }

  /// The picture upright and in another size.
  ///
  /// - Parameter box: the largest width and height in pixels; with ">" at the end it is never enlarged.
  func thumbnail(of source: Source, within box: String, format: String = ".pgm") throws(MediaError) -> AnonymousFile {
    let made = try file()
    let settings = ["-s", box, "-o", format]
    switch source {
    case .bytes(let bytes):
      _ = try reader.ask(
        .vipsthumbnail, ["stdin[fail_on=truncated]"] + settings, input: bytes, into: made, most: PictureSteps.mostBytes)
    case .file(let picture):
      _ = try reader.ask(
        .vipsthumbnail, [ProgramCall.path(ofFile: 0)] + settings, files: [picture], into: made,
        most: PictureSteps.mostBytes)
    }
    return made
  }

  /// A number in a picture's header.
  func field(_ name: String, of picture: AnonymousFile) throws(MediaError) -> Int {
    let output = try reader.ask(
      .vipsheader, ["-f", name, ProgramCall.path(ofFile: 0)], files: [picture], most: 1_000)
    guard let value = Int(String(decoding: output.bytes, as: UTF8.self).filter(\.isNumber)) else { throw .damaged }
    return value
  }

  private func file() throws(MediaError) -> AnonymousFile {
    do throws(FileError) {
      return try AnonymousFile(in: place)
    } catch {
      throw .failed(.vips)
    }
  }
}
