internal import FoodData
internal import JSON
internal import Nutrition

/// A record of OpenNutriTracker's export, accessed by the member names of its documents. None of the values is trusted.
protocol DiaryFields {
  /// Whether the member has a value.
  func has(_ name: String) -> Bool
  /// A nested object: the food of an entry, or its figures.
  func object(_ name: String) -> Self?
  /// A number, also where it is written as a string: "250".
  func figure(_ name: String) -> FixedDecimal?
  /// A string on one line; nil where there is none.
  func text(_ name: String, limit: Int) -> String?
}

extension DiaryFields {
  func text(_ name: String) -> String? { text(name, limit: 120) }

  /// "2024-05-01T12:30:00.000" is a local time; with Z or an offset it is an instant.
  func moment(_ name: String, _ zone: Zone) -> (day: Day, time: ClockTime?)? {
    guard let text = text(name, limit: 40) else { return nil }
    let parts = text.split(maxSplits: 1) { $0 == "T" || $0 == " " }
    guard let first = parts.first, let day = Day(first) else { return nil }
    guard parts.count == 2 else { return (day, nil) }
    if parts[1].contains(where: { $0 == "Z" || $0 == "+" || $0 == "-" }) {
      guard let instant = Instant(iso8601: text) else { return nil }
      let local = zone.local(instant)
      return (local.day, local.time)
    }
    return (day, DiaryCell.time(String(parts[1].prefix(5))))
  }
}

/// The members of a JSON object.
struct DiaryMembers: DiaryFields {
  private let part: JSONPart

  init(_ part: JSONPart) {
    self.part = part
  }

  func has(_ name: String) -> Bool { part.member(name).map { $0.kind != .null } ?? false }

  func object(_ name: String) -> DiaryMembers? {
    part.member(name).flatMap { $0.kind == .object ? DiaryMembers($0) : nil }
  }

  func figure(_ name: String) -> FixedDecimal? {
    guard let value = part.member(name) else { return nil }
    return value.number.flatMap { FixedDecimal(scientific: $0) }
      ?? text(name, limit: 40).flatMap { FixedDecimal(scientific: $0.utf8) }
  }

  func text(_ name: String, limit: Int) -> String? {
    let text = part.member(name)?.string.map { DiaryCell.text($0, limit: limit) }
    return text?.isEmpty == false ? text : nil
  }
}
