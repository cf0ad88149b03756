internal import Calls
internal import FoodData
internal import JSON
internal import LanguageModels
internal import Nutrition
internal import Proposals
internal import Services

/// What is found in a file leads to another tool. larder's own readers have the first word, a model that sees the second.
extension Session {
  func outcome(of file: ScannedFile) async throws(ToolError) -> ToolOutcome {
    let reader = SightReader()
    let finding = reader.finding(in: file.sight, as: file.request.kind)
    let reading = await readByModel(file, finding)
    if case .read(let read) = reading { return announced(try outcome(of: read, file, finding, reader), file) }
    guard reading == .failed, file.request.kind != .meal, file.sight.kind != .text else {
      return announced(try await outcome(of: finding, in: file, isLastWord: reading == .nothing), file)
    }
    // With a model in view only a first look was taken.
    let sight = try look(at: FileQuestion(path: file.path, kind: file.request.kind))
    let closer = ScannedFile(sight, path: file.path, file.request)
    let found = reader.finding(in: sight, as: file.request.kind)
    return announced(try await outcome(of: found, in: closer, isLastWord: false), file)
  }

  /// What was looked at again comes back with a word.
  private func announced(_ outcome: ToolOutcome, _ file: ScannedFile) -> ToolOutcome {
    if isAskingAgain, case .proposal(let proposal) = outcome {
      console.show(.notice(QueueWording.ready(proposal, file.name)))
    }
    return outcome
  }

  /// - Parameter isLastWord: a model has looked, and found nothing.
  private func outcome(
    of finding: Finding, in file: ScannedFile, isLastWord: Bool
  ) async throws(ToolError) -> ToolOutcome {
    switch finding {
    case .receipt(let receipt): return try run(ScannedCall.call(for: receipt, id: Session.scannedCall))
    case .label(let label):
      let read = ReadLabel(label, path: file.path, barcode: file.sight.codes.first)
      return try run(ScannedCall.call(for: read, id: Session.scannedCall))
    case .barcode(let sure, let doubtful): return try await product(sure: sure, doubtful: doubtful)
    case .nothing where isLastWord && file.request.kind != .receipt && file.request.kind != .label:
      return .answer(ToolAnswer(.sentence(MealAnswer.nothingSeen), facts: ["foods": []]))
    case .nothing where !isLastWord && file.sight.kind == .picture: return try keepForModel(file)
    case .nothing: throw .unreadableFile(file.path, FileTrouble("I find nothing in it that I can read."))
    }
  }

  /// What a model has read leads to the same tools.
  private func outcome(
    of read: ModelReading, _ file: ScannedFile, _ finding: Finding, _ reader: SightReader
  ) throws(ToolError) -> ToolOutcome {
    switch read {
    case .receipt(let answer):
      let receipt = reader.receipts.receipt(of: answer, today: context.today)
      return try run(ScannedCall.call(for: receipt, id: Session.scannedCall))
    case .label(let answer):
      var recognised: NutritionLabel?
      if case .label(let label) = finding { recognised = label }
      let read = ReadLabel(answer, checkedBy: recognised, path: file.path, barcode: file.sight.codes.first)
      return try run(ScannedCall.call(for: read, id: Session.scannedCall))
    case .meal(let answer):
      let words = queuedWords(of: file)
      guard
        var call = ScannedCall.call(for: answer, replacing: placeholder(for: words), id: Session.scannedCall)
      else { return .answer(ToolAnswer(.sentence(MealAnswer.nothingSeen), facts: ["foods": []])) }
      call = call.placed(file.request)
      let outcome = try run(call)
      forgetPlaceholder(for: words)
      return outcome
    }
  }

  /// The product of a code. One that was read at one scale only counts where there is a product behind it.
  private func product(sure: [String], doubtful: [String]) async throws(ToolError) -> ToolOutcome {
    if let code = sure.first { return try await lookUp(code) }
    for code in doubtful {
      if case .proposal(let proposal) = try await lookUp(code) { return .proposal(proposal) }
    }
    let codes = doubtful.joined(separator: " or ")
    return .answer(
      ToolAnswer(
        .sentence("I read \(codes), and am not sure. If these are the digits, say “barcode \(doubtful[0])”."),
        facts: ["doubtful_codes": .array(doubtful.map { .string($0) })]))
  }

  private func lookUp(_ code: String) async throws(ToolError) -> ToolOutcome {
    let call = ToolCall(id: Session.scannedCall, tool: LookUpBarcode().name, arguments: ["barcode": .string(code)])
    return try await lookUp(call)
  }

  private static let scannedCall = "scanned"

  private func run(_ call: ToolCall) throws(ToolError) -> ToolOutcome { try toolbox.run(call, in: context) }
}

extension ToolCall {
  /// The same call for the meal and the day that the person said.
  fileprivate func placed(_ request: ScanFile.Arguments) -> ToolCall {
    var arguments = arguments
    if let slot = request.slot { arguments["slot"] = .string(slot.rawValue) }
    if let day = request.day { arguments["day"] = .string(day) }
    return ToolCall(id: id, tool: tool, arguments: arguments)
  }
}
