/// Why a picture or a document could not be read.
package enum MediaError: Error, Hashable, Sendable {
  /// The program that reads such files is not installed.
  case missing(MediaProgram)
  /// Cut off, or not what its first bytes say.
  case damaged
  /// More pixels than are opened: its width and height.
  case tooManyPixels(width: Int, height: Int)
  case needsPassword
  /// A kind of file that holds nothing to read here.
  case unsupported(MediaKind)
  /// Longer than a person waits.
  case tookTooLong
  case cancelled
  /// A program failed in a way that says nothing of the file; an exit status or a signal.
  case failed(MediaProgram)
}
