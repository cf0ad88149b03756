import Conversation
import FoundationEssentials
import JSON
import Nutrition
import Proposals
import Services
import Store

/// What is kept beside the records and may have been edited: settings, prices of models, drafts, interviews; and the zone
/// of a machine.
struct SettingTarget: FuzzTarget {
  static let name = "settings"

  private let home: SmallHousehold

  init() throws {
    home = try SmallHousehold()
  }

  func take(_ bytes: [UInt8]) throws {
    let text = String(decoding: bytes, as: UTF8.self)
    _ = PriceList(json: Data(bytes))
    _ = try? JSONDecoder().decode(Proposal.self, from: Data(bytes))
    if let zone = Zone(identifier: "Test", file: bytes) { try take(zone) }
    let store = home.store
    try store.bookkeeping.set("reminders", to: text)
    let plan = try ReminderPlan.kept(in: store)
    let now = LocalTime(home.now, offset: 0)
    try BrokenPromise.unless(plan.next(after: now).map { $0.day >= now.day } ?? true, "a reminder of a day before")
    try plan.keep(in: store)
    let kept = try ReminderPlan.kept(in: store)
    try BrokenPromise.unless(kept.isOn == plan.isOn && kept.active == plan.active, "another plan is read than was kept")
    try store.bookkeeping.set("markers \(home.profile.id.uuidString)", to: text)
    _ = try MarkerChoice.of(home.profile, in: store)
    _ = SetupInterview(kept: text)?.question
    _ = FamilyInterview(kept: text)?.question
  }

  /// A zone as a machine has it in a file.
  private func take(_ zone: Zone) throws {
    for year in [1, 1900, 2026, 2400, 9999] {
      guard let day = Day(year: year, month: 6, day: 30) else { continue }
      let local = zone.local(zone.instant(day, .midnight))
      try BrokenPromise.unless(abs(local.day.number - day.number) <= 1, "\(day) is \(local.day)")
    }
  }
}
