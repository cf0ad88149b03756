/// What is being done while a file is looked at.
package enum RecognitionStep: Hashable, Sendable {
  case codes, text
  /// The lines do not add up yet.
  case closer
  case page(Int)
}
