import Calls
import Nutrition
import Services

/// The text of a diary, edited by anybody: `larder apply`.
struct JournalTarget: FuzzTarget {
  static let name = "journal"

  private let home: SmallHousehold

  init() throws {
    home = try SmallHousehold()
    try home.logMeals()
  }

  func take(_ bytes: [UInt8]) throws {
    guard let text = String(validating: bytes, as: UTF8.self) else { return }
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
      String(decoding: $0, as: UTF8.self)
    }
    let written = JournalText.header(of: text)?.written
    _ = try? ApplyJournal().run(ApplyJournalCall(lines: lines, written: written), in: home.context)
  }
}
