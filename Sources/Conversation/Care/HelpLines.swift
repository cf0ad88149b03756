internal import CEmbed
internal import Words

/// Whom one can turn to, by country.
struct HelpLines: Sendable {
  /// What is known of a country.
  struct Country: Hashable, Sendable {
    /// The number of its emergency services.
    let emergency: String
    /// Who listens first; nil where no line is known for sure.
    let listener: String?
    /// Who knows about eating disorders, where that is somebody else.
    let eatingDisorders: String?
  }

  private var countries: [Substring: Country] = [:]
  private var zones: [Substring: Substring] = [:]

  /// Those that come with larder.
  static let embedded = HelpLines(embeddedText)

  /// - Parameter text: lines of countries, and of the time zones in them (see the comments on top of it).
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

  /// The country that a time zone is in; nil where nothing is known of it. The language that somebody speaks says nothing of
  /// where they are.
  func country(of zone: String) -> Country? { zones[zone[...]].flatMap { countries[$0] } }

  private static var embeddedText: String {
    var count = 0
    guard let bytes = unsafe larder_help_lines(&count) else { return "" }
    return unsafe String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
  }
}
