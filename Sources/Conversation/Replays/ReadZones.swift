internal import Nutrition

/// Caches the time zones that transcripts name.
final class ReadZones {
  private let read: (String) -> Zone?
  private var known: [String: Zone] = [:]

  init(_ read: @escaping (String) -> Zone?) {
    self.read = read
  }

  /// Nil where the machine does not know the zone.
  func zone(_ name: String) -> Zone? {
    if let zone = known[name] { return zone }
    let zone = read(name)
    known[name] = zone
    return zone
  }
}
