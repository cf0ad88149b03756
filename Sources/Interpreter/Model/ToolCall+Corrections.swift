internal import Calls
internal import LanguageModels

extension ToolCall {
  /// Whether it corrects saved entries.
  var isCorrection: Bool {
    [ChangeEntryCall.name, DeleteEntriesCall.name, CorrectEntriesCall.name].contains(tool)
  }

  /// What the entries that it corrects are called from then on.
  var newNames: [String] {
    let changes =
      [call.proposed(ChangeEntryCall.self)] + (call.proposed(CorrectEntriesCall.self)?.corrections.map(\.change) ?? [])
    return changes.compactMap { $0?.toFood }
  }
}
