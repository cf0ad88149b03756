internal import Conversation
internal import EmbeddedMessages
internal import Imports
internal import Messages
internal import Nutrition
internal import Store

/// What is said about an import.
enum ImportWording {
  static func count(_ number: Int, _ one: String, _ many: String) -> String {
    "\(Figure(number).formatted(places: 0, grouping: true)) \(number == 1 ? one : many)"
  }

  static func foods(_ number: Int) -> String { count(number, "food", "foods") }

  /// "Reading: 34 %, 12,345 records, 45.2 MB/s, 2 min left".
  static func progress(_ progress: ImportProgress, since start: Duration, inStep time: Duration) -> Text {
    let seconds = max(start / .seconds(1), 0.001)
    let rate = Figure(Int(Double(progress.bytes) / seconds / 100_000)) / Figure(10)
    var parts = [Text.importShare(percent: Int(progress.share * 100))]
    if progress.records > 0 { parts.append(.importRecords(records: progress.records)) }
    if progress.bytes > 0 { parts.append(.importRate(rate: rate)) }
    if progress.share > 0.01, progress.share < 1 {
      let left = (time / .seconds(1)) * (1 - progress.share) / progress.share
      parts.append(left < 60 ? .importSecondsLeft(seconds: Int(left)) : .importMinutesLeft(minutes: Int(left / 60)))
    }
    return sentence(progress.step, parts)
  }

  private static func sentence(_ step: ImportProgress.Step, _ parts: [Text]) -> Text {
    switch step {
    case .downloading: .importDownloading(parts: parts)
    case .resuming: .importResuming(parts: parts)
    case .reading: .importReading(parts: parts)
    case .gathering(let table): .importGathering(table: table, parts: parts)
    case .bringingTogether: .importJoining(parts: parts)
    }
  }

  static func exit(_ end: ImportReport.End) -> ExitCode {
    switch end {
    case .complete, .alreadyThere: .done
    case .stopped: .interrupted
    case .failed(let error): exit(error)
    }
  }

  static func exit(_ error: ImportError) -> ExitCode {
    if case .store(let error) = error { return Complaint.about(error).exit }
    return .failed
  }

  /// What has come of it, in lines.
  static func summary(_ report: ImportReport) -> [String] {
    let counts = report.counts
    var lines: [String] = []
    if report.end == .alreadyThere { lines.append("Nothing to do: this was imported before.") }
    lines += report.sources.map { source in
      "\(source.release ?? source.title): \(foods(source.foods))." + (source.credit.map { " \($0)." } ?? "")
    }
    let changes = [
      (counts.added, "new"), (counts.changed, "changed"), (counts.unchanged, "as they were"),
      (counts.older, "left as they are, which is newer"), (counts.removed, "gone from the new edition"),
    ].filter { $0.0 > 0 || $0.1 == "new" }
    lines.append(
      "Foods: " + changes.map { "\(Figure($0.0).formatted(places: 0, grouping: true)) \($0.1)" }.joined(separator: ", ")
        + ".")
    lines += rejects(counts).map { reason, count in
      (reason.isFault ? "Left out: " : "Passed over: ") + "\(self.count(count, "record", "records")) \(words(reason))."
    }
    if report.end == .complete {
      lines.append("They are for looking up, apart from your records; one becomes yours when you log it.")
    }
    return lines
  }

  static func rejects(_ counts: ImportCounts) -> [(RejectReason, Int)] {
    RejectReason.allCases.compactMap { reason in counts.rejected[reason.rawValue].map { (reason, $0) } }
  }

  private static func words(_ reason: RejectReason) -> String {
    switch reason {
    case .notReadable: "that cannot be read"
    case .tooLong: "too long for a food"
    case .wrongWidth: "with more or fewer fields than the header"
    case .noIdentifier: "without a number or barcode"
    case .noName: "without a name"
    case .nameTooLong: "with a name longer than a page"
    case .notANumber: "with something else where a number belongs"
    case .noNutrition: "without figures"
    case .unknownBasis: "that are neither per 100 g nor per 100 ml"
    case .notAFood: "that are no food to eat"
    case .superseded: "of foods that a newer version replaces"
    case .otherCountry: "of other countries"
    }
  }
}
