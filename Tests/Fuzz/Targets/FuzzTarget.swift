/// One way in for bytes from outside: a reader, or several of one subject, that anything can be fed to.
package protocol FuzzTarget: SendableMetatype {
  /// "receipts": names its corpus and its dictionary, too.
  static var name: String { get }

  /// Makes what is needed for all inputs, once.
  init() throws

  /// Reads the bytes as larder would.
  ///
  /// - Throws: where what was read is not as promised. A crash, a second of time and a gigabyte of memory are for the
  ///   caller to see.
  func take(_ bytes: [UInt8]) throws
}

/// What a reader promises and did not keep.
package struct BrokenPromise: Error, Hashable {
  package let sentence: String

  init(_ sentence: String) {
    self.sentence = sentence
  }

  /// - Throws: the sentence, where it does not hold.
  static func unless(_ holds: Bool, _ sentence: @autoclosure () -> String) throws(BrokenPromise) {
    guard holds else { throw BrokenPromise(sentence()) }
  }
}
