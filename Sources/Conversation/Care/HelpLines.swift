internal import CEmbed
internal import Words

/// Emergency numbers and help lines, by country.
struct HelpLines: Sendable {
  /// The numbers known for one country.
  struct Country: Hashable, Sendable {
    /// The number of its emergency services.
    let emergency: String
    /// The general help line; nil where none is known for certain.
    let listener: String?
    /// The help line for eating disorders, where it is a different one.
    let eatingDisorders: String?
  }

  private var countries: [Substring: Country] = [:]
  private var zones: [Substring: Substring] = [:]

  /// The help lines that come with larder.
  static let embedded = HelpLines(embeddedText)

  /// - Parameter text: lines of countries, and of the time zones in them; the comments at its top describe the format.
  init(_ text: String) {
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let columns = line.split(separator: "|", omittingEmptySubsequences: false).map(\.trimmed)
      if columns.count == 4 {
        countries[line.prefix(2)] = Country(
          emergency: columns[1], listener: columns[2].isEmpty ? nil : columns[2],
          eatingDisorders: columns[3].isEmpty ? nil : columns[3])
      } else {
        for zone in line.split(separator: " ").dropFirst(2) { zones[zone] = line.prefix(2) }
      }
    }
  }

  /// The country of a time zone; nil where it is unknown. The person's language is not used, since it does not tell where they
  /// are.
  func country(of zone: String) -> Country? { zones[zone[...]].flatMap { countries[$0] } }

  private static var embeddedText: String {
    var count = 0
    guard let bytes = unsafe larder_help_lines(&count) else { return "" }
    return unsafe String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
  }
}
