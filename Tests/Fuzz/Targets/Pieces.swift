import TestSupport

extension [UInt8] {
  /// How many bytes come at a time, where the input itself says it: few of few, so that all is cut somewhere.
  var pieceSize: Int { 1 + count % 97 + count / 50 }

  /// All at once, and cut: what comes of them has to be the same.
  var wholeAndCut: (whole: [[UInt8]], cut: [[UInt8]]) { (isEmpty ? [] : [self], pieces(of: pieceSize)) }
}
