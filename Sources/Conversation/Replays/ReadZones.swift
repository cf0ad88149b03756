internal import Nutrition

/// The zones that transcripts have named, each read once for all of them.
final class ReadZones {
  private let read: (String) -> Zone?
  private var known: [String: Zone] = [:]

  init(_ read: @escaping (String) -> Zone?) {
    self.read = read
  }

  /// Nil where the machine does not know it.
  func zone(_ name: String) -> Zone? {
    if let zone = known[name] { return zone }
    let zone = read(name)
    known[name] = zone
    return zone
  }
}
