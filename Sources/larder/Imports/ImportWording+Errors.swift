internal import Conversation
internal import EmbeddedMessages
internal import FoundationEssentials
internal import Imports
internal import JSON
internal import Messages
internal import Nutrition
internal import Store
internal import Subprocess

extension ImportWording {
  /// What is to be said on standard error when it has ended; nil where all is well.
  static func trouble(_ end: ImportReport.End, file: String) -> String? {
    switch end {
    case .complete, .alreadyThere: nil
    case .stopped: "Stopped; what was read so far is there. The same command goes on from here."
    case .failed(let error): sentence(error, file: file)
    }
  }

  /// Of what is taken as a whole or not at all: nothing of it is there after a failure.
  static func wholeSentence(_ error: ImportError, file: String) -> String {
    switch error {
    case .brokenArchive: "\(file) is broken or ends in the middle, so nothing was taken from it. Get it again."
    case .tooLarge: "\(file) unpacks to more than such a file can hold, so nothing was taken from it."
    case .tooMuchInside: "\(file) holds more than such a file can, so nothing was taken from it."
    case .program(let program, _): "\(program) did not get on with \(file), so nothing was taken from it."
    case .readFailed: "\(file) could not be read to its end, so nothing was taken from it."
    default: sentence(error, file: file)
    }
  }

  static func sentence(_ error: ImportError, file: String) -> String {
    switch error {
    case .notThere: "There is no file “\(file)”."
    case .notReadable: "\(file) cannot be opened. Check its permissions."
    case .notAFile: "\(file) is no plain file: a device or a pipe has no end. Save it to a file first."
    case .empty: "\(file) is empty, or a table in it is. Download it again."
    case .unknownKind:
      "\(file) is nothing that larder can read: an Apple Health export, a table of days and kcal, the diary of MyFitnessPal, "
        + "Cronometer or OpenNutriTracker, downloads of USDA and Open Food Facts, national tables saved as CSV."
    case .oneTableOnly: "\(file) is one table of a USDA download. Give the folder or the zip that it came in."
    case .nothingInside: "There is nothing in \(file) that larder reads."
    case .tooMuchInside: "\(file) holds more files than any download of foods has."
    case .tableMissing(let table): "\(file) has no \(table), without which there are no foods."
    case .columnMissing(let columns):
      "\(file) lacks \(columns.count == 1 ? "the column" : "columns:") \(columns.joined(separator: ", ")). "
        + "Nothing more was taken from it."
    case .wrongUnit(let header): "In \(file) the column “\(header)” has another unit than its description says."
    case .notUTF8: "\(file) is not in UTF-8. Save it as “CSV UTF-8”."
    case .spreadsheet: "\(file) is a spreadsheet. Save its sheet of foods as “CSV UTF-8” and import that."
    case .brokenArchive:
      "\(file) is broken or ends in the middle. What came before is there; download it again and import it."
    case .tooLarge: "\(file) unpacks to more than such a file can hold. Nothing more was taken from it."
    case .programMissing(let program): "To unpack \(file), \(program) is needed: apt-get install \(program)"
    case .program(let program, _): "\(program) did not get on with \(file). What came before is there."
    case .endsInTheMiddle: "\(file) ends in the middle, so nothing was taken from it. Export it again."
    case .ambiguousDays:
      "Days like 03/04/2026 in \(file) can be read in two ways. Write them as 2026-04-03."
    case .changedMeanwhile: "\(file) changed while it was read. Import it again when nothing writes to it any more."
    case .readFailed: "\(file) could not be read to its end. What came before is there."
    case .noScratch:
      "There is no room for what reading \(file) takes, so nothing was taken from it. TMPDIR may name a folder on another "
        + "disk."
    case .store(let error): Complaint.about(error).sentence.english
    }
  }
}

extension ImportWording {
  /// The report for other programs.
  static func facts(_ report: ImportReport, file: String) -> JSONValue {
    var facts = JSONValue.object([:])
    facts["file"] = .string(file)
    facts["kind"] = .string(report.kind.code)
    facts["state"] = .string(state(report.end))
    let counts = report.counts
    let numbers = [
      ("added", counts.added), ("changed", counts.changed), ("unchanged", counts.unchanged), ("older", counts.older),
      ("removed", counts.removed),
    ]
    for (name, count) in numbers { facts[name] = .number(.init(count)) }
    var rejected = JSONValue.object([:])
    for (reason, count) in rejects(counts) { rejected[reason.rawValue] = .number(.init(count)) }
    facts["rejected"] = rejected
    facts["sources"] = .array(report.sources.map(ImportWording.facts))
    if let trouble = trouble(report.end, file: file) { facts["reason"] = .string(trouble) }
    return facts
  }

  static func facts(ofFailure reason: String, file: String) -> JSONValue {
    var facts = JSONValue.object([:])
    facts["file"] = .string(file)
    facts["state"] = "failed"
    facts["reason"] = .string(reason)
    return facts
  }

  private static func facts(_ source: ReferenceSource) -> JSONValue {
    var facts = JSONValue.object([:])
    facts["source"] = .string(source.kind.rawValue)
    facts["title"] = .string(source.title)
    facts["release"] = source.release.map { .string($0) } ?? .null
    facts["foods"] = .number(.init(source.foods))
    facts["credit"] = source.credit.map { .string($0) } ?? .null
    return facts
  }

  private static func state(_ end: ImportReport.End) -> String {
    switch end {
    case .complete: "complete"
    case .alreadyThere: "already_there"
    case .stopped: "stopped"
    case .failed: "failed"
    }
  }
}
