internal import HealthData

extension ImportPart {
  private static let piece = 1 << 18

  /// Streams the whole file to a reader.
  ///
  /// - Parameters:
  ///   - most: the most bytes after unpacking.
  ///   - take: is given the pieces, and returns how many records there were so far.
  /// - Returns: false where the observer asked to stop.
  func feed(
    _ unpacking: Unpacking, atMost most: Int, _ observer: ImportObserver,
    to take: ([UInt8]) throws(HealthDataError) -> Int
  ) throws(ImportError) -> Bool {
    let stream = try open(unpacking, atMost: most)
    var buffer = [UInt8](repeating: 0, count: ImportPart.piece)
    while true {
      let count = try stream.read(into: &buffer)
      guard count > 0 else { return true }
      let piece = count == buffer.count ? buffer : Array(buffer[..<count])
      let records = try ImportError.of { () throws(HealthDataError) in try take(piece) }
      observer.show(ImportProgress(step: .reading, share: stream.share, bytes: stream.read, records: records))
      if observer.isStopped() { return false }
    }
  }
}

extension ImportError {
  /// Runs a reader of health data and converts its error to one of the import.
  static func of<Value>(_ read: () throws(HealthDataError) -> Value) throws(ImportError) -> Value {
    do throws(HealthDataError) {
      return try read()
    } catch {
      throw ImportError(error)
    }
  }

  private init(_ fault: HealthDataError) {
    switch fault {
    case .notHealthData: self = .unknownKind
    case .endsInTheMiddle: self = .endsInTheMiddle
    case .tooMuch: self = .tooMuchInside
    case .noScratch: self = .noScratch
    case .ambiguousDays: self = .ambiguousDays
    }
  }
}
