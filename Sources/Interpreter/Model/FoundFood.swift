internal import JSON
internal import LanguageModels

/// The food that the conversation has just found: looked up, scanned or saved, and nothing logged since.
enum FoundFood {
  private static let finding: Set = ["look_up_barcode", "scan_file", "save_food"]
  private static let logging: Set = ["log_meal", "quick_add", "log_again", "log_photo"]

  static func name(in messages: [Message]) -> String? {
    for message in messages.reversed() {
      guard case .toolResult(let result) = message else { continue }
      if logging.contains(result.call.tool) { return nil }
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
