/// Why a picture or a document could not be read.
package enum MediaError: Error, Hashable, Sendable {
  /// The program that reads this kind of file is not installed.
  case missing(MediaProgram)
  /// The file is cut off, or its content does not match its first bytes.
  case damaged
  /// The picture has more pixels than are opened: its width and height.
  case tooManyPixels(width: Int, height: Int)
  case needsPassword
  /// A kind of file that contains nothing to read.
  case unsupported(MediaKind)
  /// It took longer than the time limit.
  case tookTooLong
  case cancelled
  /// A program failed with an exit status or a signal that says nothing about the file.
  case failed(MediaProgram)
}
