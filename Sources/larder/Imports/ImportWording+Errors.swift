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
  /// The message for standard error when an import has ended; nil where all is well.
  static func trouble(_ end: ImportReport.End, file: String) -> Text? {
    switch end {
    case .complete, .alreadyThere: nil
    case .stopped: .foodImportStopped
    case .failed(let error): sentence(error, file: file)
    }
  }

  /// The message for a file that is imported whole or not at all: after a failure nothing of it is there.
  static func wholeSentence(_ error: ImportError, file: String) -> Text {
    switch error {
    case .brokenArchive: .wholeBrokenArchive(file: file)
    case .tooLarge: .wholeTooLarge(file: file)
    case .tooMuchInside: .wholeTooMuchInside(file: file)
    case .program(let program, _): .wholeProgram(program: program, file: file)
    case .readFailed: .wholeReadFailed(file: file)
    default: sentence(error, file: file)
    }
  }

  static func sentence(_ error: ImportError, file: String) -> Text {
    switch error {
    case .notThere: .importNoFile(file: file)
    case .notReadable: .importNotReadable(file: file)
    case .notAFile: .importNotAFile(file: file)
    case .empty: .importEmpty(file: file)
    case .unknownKind:
      .importUnknownKind(file: file)
    case .oneTableOnly: .importOneTable(file: file)
    case .nothingInside: .importNothingInside(file: file)
    case .tooMuchInside: .importTooManyInside(file: file)
    case .tableMissing(let table): .importTableMissing(file: file, table: table)
    case .columnMissing(let columns):
      .importColumnMissing(count: columns.count, file: file, columns: columns.joined(separator: ", "))
    case .wrongUnit(let header): .importWrongUnit(file: file, header: header)
    case .notUTF8: .importNotUtf8(file: file)
    case .spreadsheet: .importSpreadsheet(file: file)
    case .brokenArchive:
      .importBrokenArchive(file: file)
    case .tooLarge: .importTooLarge(file: file)
    case .programMissing(let program): .importProgramMissing(file: file, program: program)
    case .program(let program, _): .importProgram(program: program, file: file)
    case .endsInTheMiddle: "\(file) ends in the middle, so nothing was taken from it. Export it again."
    case .ambiguousDays:
      .importAmbiguousDays(file: file)
    case .changedMeanwhile: .importChangedMeanwhile(file: file)
    case .readFailed: .importReadFailed(file: file)
    case .noScratch:
      .importNoScratch(file: file)
    case .store(let error): SessionError.about(error).sentence
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
    if let trouble = trouble(report.end, file: file) { facts["reason"] = .string(trouble.english) }
    return facts
  }

  static func facts(ofFailure reason: Text, file: String) -> JSONValue {
    var facts = JSONValue.object([:])
    facts["file"] = .string(file)
    facts["state"] = "failed"
    facts["reason"] = .string(reason.english)
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
