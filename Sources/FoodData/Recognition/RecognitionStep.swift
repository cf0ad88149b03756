/// A step while a file is looked at.
package enum RecognitionStep: Hashable, Sendable {
  case codes, text
  /// Looking closer, because the lines do not add up yet.
  case closer
  case page(Int)
}
