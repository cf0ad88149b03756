internal import Calls
internal import JSON
internal import LanguageModels

/// The food that the conversation has just found, by lookup, scan or saving, or asked about, with nothing logged since.
enum FoundFood {
  private static let finding: Set = [LookUpBarcodeCall.name, ScanFileCall.name, SaveFoodCall.name]
  private static let logging: Set = [LogMealCall.name, QuickAddCall.name, LogAgainCall.name, LogPhotoCall.name]

  static func name(in messages: [Message]) -> String? {
    for message in messages.reversed() {
      guard case .toolResult(let result) = message else { continue }
      if logging.contains(result.call.tool) { return nil }
      if let asked = result.call.call.proposed(FindFoodCall.self) {
        if case .answer = result.outcome { return asked.query }
        return nil
      }
      guard finding.contains(result.call.tool) else { continue }
      switch result.outcome {
      case .answer(let facts): return facts["food"]?.string
      case .proposed(_, let facts): return facts["food"]?.string
      default: return nil
      }
    }
    return nil
  }
}
