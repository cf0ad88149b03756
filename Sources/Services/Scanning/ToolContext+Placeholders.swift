internal import FoodData
internal import FoundationEssentials
internal import Nutrition
package import Store

/// Quick entries logged in place of files, until a model has looked at them.
extension ToolContext {
  /// The entry in place of a file, by the line that queued it.
  func placeholder(for words: String) throws(ToolError) -> UUID? {
    try queuedFiles().first { $0.words == words }?.entry
  }

  func keepPlaceholder(_ label: String, for words: String) throws(ToolError) {
    try keep(try queuedFiles().filter { $0.words != words } + [QueuedFile(words: words, label: label)])
  }

  /// Forgets a file that no longer waits.
  package func forgetPlaceholder(for words: String) throws(ToolError) {
    let waiting = try queuedFiles()
    guard waiting.contains(where: { $0.words == words }) else { return }
    try keep(waiting.filter { $0.words != words })
  }

  /// Remembers which entries of a commit are placeholders.
  package func notePlaceholders(in committed: Committed) throws(ToolError) {
    let entries = committed.records.compactMap { record -> Entry? in
      guard case .entry(let entry) = record, entry.kind == .quick else { return nil }
      return entry
    }
    guard !entries.isEmpty else { return }
    var waiting = try queuedFiles()
    var isChanged = false
    for index in waiting.indices where waiting[index].entry == nil {
      guard let entry = entries.first(where: { $0.name == waiting[index].label }) else { continue }
      waiting[index].entry = entry.id
      isChanged = true
    }
    // Most quick entries are not placeholders, so nothing is stored.
    if isChanged { try keep(waiting) }
  }

  private func queuedFiles() throws(ToolError) -> [QueuedFile] { try note(queuedFilesKey) ?? [] }

  private func keep(_ files: [QueuedFile]) throws(ToolError) {
    guard !outside.isDryRun else { return }
    if files.isEmpty {
      try forgetNote(queuedFilesKey)
    } else {
      try setNote(queuedFilesKey, to: Array(files.suffix(ToolContext.mostQueuedFiles)))
    }
  }

  private var queuedFilesKey: String { "queued files" }
  private static let mostQueuedFiles = 100
}
