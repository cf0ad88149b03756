internal import Conversation
internal import EmbeddedMessages
internal import Messages
internal import Nutrition
internal import Services
internal import Store

/// What is said of a home that was repaired, before it is put in place.
struct RepairWording {
  /// More records are counted only.
  private static let most = 8

  private let repair: Repair

  init(_ repair: Repair) { self.repair = repair }

  /// What is different, a line each.
  var card: String {
    var lines = ["Repaired beside it, \(repair.count.counted("record")):"]
    lines.append("  found: " + found)
    if repair.fromCopy > 0 { lines.append("  from the copy: \(repair.fromCopy.counted("commit"))") }
    lines += row("from the journal", repair.restored)
    lines += row("as the journal has it", repair.corrected)
    lines += row("kept, though no commit proves it", repair.unproven)
    lines += row("gone with what it belonged to", repair.dropped)
    if !repair.lost.isEmpty {
      let numbers = repair.lost.prefix(RepairWording.most).map(String.init).joined(separator: ", ")
      let rest = repair.lost.count > RepairWording.most ? " and \(repair.lost.count - RepairWording.most) more" : ""
      let commits = repair.lost.count == 1 ? "commit" : "commits"
      lines.append("  of the journal, lost or not proven: \(commits) \(numbers)\(rest)")
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private var found: String {
    if let fault = repair.fault { return PrintableText.clean(fault) }
    return repair.discrepancies.count.counted("difference") + " from what larder saved"
  }

  private func row(_ head: String, _ records: [Record]) -> [String] {
    guard !records.isEmpty else { return [] }
    let wording = RecordsWording(store: nil)
    let names = records.prefix(RepairWording.most).map { PrintableText.clean(wording.name($0)) }
    let rest = records.count > names.count ? "; and \(records.count - names.count) more" : ""
    return ["  \(head): \(records.count.counted("record")) (\(names.joined(separator: "; "))\(rest))"]
  }

  static func complaint(_ fault: RepairFault, home: String) -> Complaint {
    let sentence =
      switch fault {
      case .sound: "There is nothing to repair: the data is sound."
      case .absent: "There is no data in \(PrintableText.clean(home, limit: 200)), so there is nothing to repair."
      case .newer(let found, let known):
        "The data says that it is of a newer larder (format \(found), this one knows \(known)). Update larder, then try again; "
          + "where none was ever used here, put the last larder backup in the place of larder.db."
      case .foreign: "larder.db is the database of another program, so nothing was changed. Is this the right folder?"
      case .nothingLeft:
        "Nothing of it can be read, and no copy of it is known, so nothing was changed. larder repair FILE takes a copy that "
          + "larder backup made; larder import takes an export into a new folder (--home DIR)."
      case .inUse: "Another program has the data open. Close it, then try again; nothing was changed."
      case .notSound:
        "What can still be read makes no sound diary, so nothing was changed. larder repair FILE takes a copy that larder "
          + "backup made; larder import takes an export into a new folder (--home DIR)."
      case .store(let error): Complaint.about(error).sentence.english
      }
    return Complaint(sentence, exit: .data)
  }
}
