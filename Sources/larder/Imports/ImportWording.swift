internal import Conversation
internal import EmbeddedMessages
internal import Imports
internal import Messages
internal import Nutrition
internal import Store

/// The messages about an import.
enum ImportWording {
  /// "Reading: 34 %, 12,345 records, 45.2 MB/s, 2 min left".
  static func progress(_ progress: ImportProgress, since start: Duration, inStep time: Duration) -> Text {
    let seconds = max(start / .seconds(1), 0.001)
    let rate = FixedDecimal(Int(Double(progress.bytes) / seconds / 100_000)) / FixedDecimal(10)
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
    if case .store(let error) = error { return SessionError.about(error).exit }
    return .failed
  }

  /// The results of an import, in lines.
  static func summary(_ report: ImportReport) -> [Text] {
    let counts = report.counts
    var lines: [Text] = report.end == .alreadyThere ? [.foodImportAlready] : []
    lines += report.sources.map { source in
      let line = Text.foodImportSource(source: source.release ?? source.title, count: source.foods)
      return source.credit.map { .foodImportCredited(credit: $0, source: line) } ?? line
    }
    lines.append(.foodImportFoods(changes: changes(counts)))
    lines += rejects(counts).map { reason, count in
      reason.isFault
        ? .foodImportLeftOut(count: count, reason: words(reason))
        : .foodImportPassedOver(count: count, reason: words(reason))
    }
    if report.end == .complete { lines.append(.foodImportApart) }
    return lines
  }

  private static func changes(_ counts: ImportCounts) -> [Text] {
    [
      .foodImportNew(count: counts.added), counts.changed > 0 ? .foodImportChanged(count: counts.changed) : nil,
      counts.unchanged > 0 ? .foodImportUnchanged(count: counts.unchanged) : nil,
      counts.older > 0 ? .foodImportOlder(count: counts.older) : nil,
      counts.removed > 0 ? .foodImportRemoved(count: counts.removed) : nil,
    ].compactMap(\.self)
  }

  static func rejects(_ counts: ImportCounts) -> [(RejectReason, Int)] {
    RejectReason.allCases.compactMap { reason in counts.rejected[reason.rawValue].map { (reason, $0) } }
  }

  private static func words(_ reason: RejectReason) -> Text {
    switch reason {
    case .notReadable: .rejectNotReadable
    case .tooLong: .rejectTooLong
    case .wrongWidth: .rejectWrongWidth
    case .noIdentifier: .rejectNoIdentifier
    case .noName: .rejectNoName
    case .nameTooLong: .rejectNameTooLong
    case .notANumber: .rejectNotANumber
    case .noNutrition: .rejectNoNutrition
    case .unknownBasis: .rejectUnknownBasis
    case .notAFood: .rejectNotAFood
    case .superseded: .rejectSuperseded
    case .otherCountry: .rejectOtherCountry
    }
  }
}
