internal import Files
internal import Subprocess

/// Pictures made of pictures by the programs for them. Each lies in a file without a name: a person's photo is in no folder
/// where somebody else finds it, or where it stays.
struct PictureSteps: Sendable {
  /// What a picture is made of.
  enum Source {
    case bytes([UInt8])
    case file(AnonymousFile)
  }

  let reader: MediaReader
  /// A folder on the disk that takes them.
  let place: String

  /// Several times the largest of them: the picture divided by itself, with four bytes a pixel.
  private static let mostBytes = 400_000_000

  /// What an operation of `vips` makes of pictures.
  ///
  /// - Parameter format: how it is written down: as bytes of grey (".pgm") or as figures (".pfm").
  func vips(
    _ operation: String, _ pictures: [AnonymousFile], _ arguments: [String] = [], format: String = ".pgm"
  ) throws(MediaError) -> AnonymousFile {
    let made = try file()
    let sources = pictures.indices.map(ProgramCall.path(ofFile:))
    _ = try reader.ask(
      .vips, [operation] + sources + [format] + arguments, files: pictures, into: made, most: PictureSteps.mostBytes)
    return made
  }

  /// The picture as it is held upright, in another size.
  ///
  /// - Parameter box: width and height that it gets at most, in pixels; with ">" behind them it is never made larger.
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

  /// A figure of a picture's header.
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
