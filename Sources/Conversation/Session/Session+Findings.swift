internal import FoodData
internal import JSON
internal import LanguageModels
internal import Nutrition
internal import Proposals
internal import Services

/// What is found in a file leads to another tool.
extension Session {
  func outcome(of file: ScannedFile) async throws(ToolError) -> ToolOutcome {
    let finding = SightReader().finding(in: file.sight, as: file.request.kind)
    switch finding {
    case .receipt(let receipt): return try run("record_trip", JSONValue(encoding: TripCall(receipt)) ?? [:])
    case .label(let label): return .answer(ToolAnswer(.card(LabelCard.card(of: label)), facts: LabelFacts(label).json))
    case .barcode(let sure, let doubtful): return try await product(sure: sure, doubtful: doubtful)
    case .nothing: throw .unreadableFile(file.path, FileTrouble("nothing in it that I can read."))
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
    let call = ToolCall(id: "scanned", tool: LookUpBarcode().name, arguments: ["barcode": .string(code)])
    await prepareProducts(for: call)
    return try toolbox.run(call, in: context)
  }

  func run(_ tool: String, _ arguments: JSONValue) throws(ToolError) -> ToolOutcome {
    try toolbox.run(ToolCall(id: "scanned", tool: tool, arguments: arguments), in: context)
  }
}
