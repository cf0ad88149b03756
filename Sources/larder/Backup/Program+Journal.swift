internal import Calls
internal import Conversation
internal import EmbeddedMessages
internal import Imports
internal import Messages
internal import Nutrition
internal import Services
internal import Store
internal import Terminal

extension Program {
  /// Prints the journal of the given days: FROM..TO, one day, or all of them for nil.
  func journal(_ words: String?) throws(SessionError) -> ExitCode {
    let days = try Program.days(words)
    let turnEnvironment = try turnEnvironment()
    let store = try openStore(for: .reading)
    let profile = try Session.profile(named: options.profile, in: store)
    do throws(StoreError) {
      try JournalText.write(days, of: profile, at: turnEnvironment.now, from: store) { [results] piece in
        results.write(PrintableText.clean(piece, lineBreaks: .kept))
      }
    } catch {
      throw SessionError.about(error)
    }
    return .done
  }

  private static func days(_ words: String?) throws(SessionError) -> ClosedRange<Day> {
    let (least, most) = (Day("0001-01-01"), Day("9999-12-31"))
    guard let least, let most else { throw SessionError(.journalNoDaysHere) }
    guard let words else { return least...most }
    let ends =
      words.firstRange(of: "..").map { (words[..<$0.lowerBound], words[$0.upperBound...]) } ?? (words[...], words[...])
    let first = ends.0.isEmpty ? least : Day(ends.0)
    let last = ends.1.isEmpty ? most : Day(ends.1)
    guard let first, let last, first <= last else {
      throw SessionError(
        .journalNoSuchDays(words: words), exit: .usage)
    }
    return first...last
  }

  /// More than a lifetime's journal.
  private static let mostBytes = 50_000_000

  /// Shows how an edited journal differs from the diary, and saves the differences on a yes.
  func apply(_ path: String) async throws(SessionError) -> ExitCode {
    let name = fileName(path)
    let bytes: [UInt8]
    do throws(ImportError) {
      let file = try ImportFile(path)
      guard file.size <= Program.mostBytes else { throw .tooLarge }
      bytes = try file.all()
    } catch {
      throw SessionError(ImportWording.wholeSentence(error, file: name))
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw SessionError(.journalNotUtf8(file: name))
    }
    guard let header = JournalText.header(of: text) else {
      throw SessionError(
        .journalNotOurs(file: name))
    }
    let turnEnvironment = try turnEnvironment()
    let store = try openStore()
    let profile = try Session.profile(named: options.profile ?? header.profile, in: store)
    let context = ToolContext(
      store: store, foodBank: try foodBank(store), profile: profile, now: turnEnvironment.now,
      zone: turnEnvironment.zone,
      identifiers: turnEnvironment.identifiers)
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { line in
      String(decoding: line.last == UInt8(ascii: "\r") ? line.dropLast() : line, as: UTF8.self)
    }
    let arguments = ApplyJournalCall(lines: lines, written: header.written, leavesOut: options.leaveOut)
    switch try working({ () throws(ToolError) in try ApplyJournal().run(arguments, in: context) }) {
    case .answer(let answer):
      write(answer)
      return .done
    case .proposal(let proposal): return try await hold(store, try foodBank(store), turnEnvironment, asking: proposal)
    }
  }
}
