internal import FoundationEssentials
internal import Nutrition

/// A model's choice and words, stored so that it is asked only once.
struct KeptSwap: Hashable, Codable {
  /// The most that are stored for a profile; older ones are dropped.
  static let most = 20

  /// As in `SwapChoice.key`.
  let key: String
  /// The index of the chosen swap, from 0.
  let option: Int
  /// The checked words; nil where none could be shown.
  let words: String?
}

extension ToolContext {
  /// The stored choice for a meal in its present state.
  func keptSwap(_ choice: SwapChoice) throws(ToolError) -> KeptSwap? {
    try keptSwaps().last { $0.key == choice.key }
  }

  /// Stores a choice. It is the program's own note, not a record of the person's, so it needs no yes.
  func keep(_ swap: KeptSwap) throws(ToolError) {
    let swaps = try keptSwaps().filter { $0.key != swap.key } + [swap]
    try setNote(swapKey, to: Array(swaps.suffix(KeptSwap.most)))
  }

  private func keptSwaps() throws(ToolError) -> [KeptSwap] { try note(swapKey) ?? [] }

  private var swapKey: String { "swaps \(profile.id.uuidString)" }
}
