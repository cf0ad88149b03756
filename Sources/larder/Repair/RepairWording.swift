internal import Conversation
internal import EmbeddedMessages
internal import Messages
internal import Nutrition
internal import Services
internal import Store

/// The messages about a repaired home, before it is put in place.
struct RepairWording {
  /// Further records are only counted.
  private static let most = 8

  private let repair: Repair

  init(_ repair: Repair) { self.repair = repair }

  var heading: Text { .repairCard(count: repair.count) }

  /// The differences, one line each.
  var lines: [Text] {
    let lines: [Text?] = [
      .repairFound(found: found), repair.fromCopy > 0 ? .repairFromCopy(count: repair.fromCopy) : nil,
      named(repair.restored).map { .repairRestored(records: $0) },
      named(repair.corrected).map { .repairCorrected(records: $0) },
      named(repair.unproven).map { .repairUnproven(records: $0) },
      named(repair.dropped).map { .repairDropped(records: $0) }, lost,
    ]
    return lines.compactMap(\.self)
  }

  private var found: Text {
    if let fault = repair.fault { return .verbatim(PrintableText.clean(fault)) }
    return .repairDifferences(count: repair.discrepancies.count)
  }

  private var lost: Text? {
    guard !repair.lost.isEmpty else { return nil }
    let commits = repair.lost.prefix(RepairWording.most).map { Text.verbatim("\($0)") }
    let more = repair.lost.count - commits.count
    return more > 0
      ? .repairLostMore(commits: commits, count: more) : .repairLost(count: commits.count, commits: commits)
  }

  private func named(_ records: [Record]) -> Text? {
    guard !records.isEmpty else { return nil }
    let wording = RecordsWording(store: nil)
    let names = records.prefix(RepairWording.most).map { wording.name($0) }
    let more = records.count - names.count
    return .repairRecords(count: records.count, names: more > 0 ? names + [.forgetMore(count: more)] : names)
  }

  static func failure(_ fault: RepairError, home: String) -> SessionError {
    let sentence: Text =
      switch fault {
      case .sound: .repairSound
      case .absent: .repairAbsent(home: PrintableText.clean(home, limit: 200))
      case .newer(let found, let known): .repairNewer(found: "\(found)", known: "\(known)")
      case .foreign: .repairForeign
      case .nothingLeft: .repairNothingLeft
      case .inUse: .repairInUse
      case .notSound: .repairNotSound
      case .store(let error): SessionError.about(error).sentence
      }
    return SessionError(sentence, exit: .data)
  }
}
