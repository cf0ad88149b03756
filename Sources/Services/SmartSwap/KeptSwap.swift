internal import FoundationEssentials
internal import Nutrition

/// What a model chose and said, kept so that it is asked once.
struct KeptSwap: Hashable, Codable {
  /// Older ones of a profile are forgotten.
  static let most = 20

  /// As `SwapChoice.key`.
  let key: String
  /// From 0.
  let option: Int
  /// Checked; nil where nothing of it held.
  let words: String?
}

extension ToolContext {
  /// What was chosen for a meal as it stands now.
  func keptSwap(_ choice: SwapChoice) throws(ToolError) -> KeptSwap? {
    try keptSwaps().last { $0.key == choice.key }
  }

  /// Keeps what was chosen. It is the program's own note and no record of the person's, so nobody is asked.
  func keep(_ swap: KeptSwap) throws(ToolError) {
    let swaps = try keptSwaps().filter { $0.key != swap.key } + [swap]
    try setNote(swapKey, to: Array(swaps.suffix(KeptSwap.most)))
  }

  private func keptSwaps() throws(ToolError) -> [KeptSwap] { try note(swapKey) ?? [] }

  private var swapKey: String { "swaps \(profile.id.uuidString)" }
}
