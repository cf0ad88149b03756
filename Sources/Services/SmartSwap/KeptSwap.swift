internal import FoundationEssentials
internal import JSON
internal import Nutrition
internal import Store

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
    let text = JSONValue.text(encoding: Array(swaps.suffix(KeptSwap.most)))
    try reading { store throws(StoreError) in try store.bookkeeping.set(swapKey, to: text) }
  }

  /// A text that cannot be read is as if nothing had been kept: it can be asked again.
  private func keptSwaps() throws(ToolError) -> [KeptSwap] {
    let text = try reading { store throws(StoreError) in try store.bookkeeping.setting(swapKey) }
    return text.flatMap { try? JSONDecoder().decode([KeptSwap].self, from: Data($0.utf8)) } ?? []
  }

  private var swapKey: String { "swaps \(profile.id.uuidString)" }
}
