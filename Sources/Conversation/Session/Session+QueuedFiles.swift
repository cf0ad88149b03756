internal import Calls
internal import FoodData
internal import FoodSources
internal import FoundationEssentials
internal import JSON
internal import LanguageModels
internal import Nutrition
internal import Proposals
internal import Services
internal import Store

/// Files and barcodes that wait for a model or the network.
extension Session {
  /// Keeps a file for when a model can look at it, and offers an estimate in its place where it may be a meal.
  func keepForModel(_ file: ScannedFile) throws(ToolError) -> ToolOutcome {
    let words = queuedWords(of: file)
    guard file.request.kind == nil || file.request.kind == .meal, placeholder(for: words) == nil else {
      queue(words, saying: QueueWording.kept(file.name))
      return .answer(ToolAnswer(.sentence("Nothing is logged."), facts: ["status": "waits for a model that sees"]))
    }
    queue(words, saying: QueueWording.kept(file.name))
    let label = String("photo: \(file.name)".prefix(60))
    let outcome = try toolbox.run(try quickAdd(label, file.request), in: context)
    var waiting = queuedFiles().filter { $0.words != words }
    waiting.append(QueuedFile(words: words, label: label))
    keep(waiting)
    console.show(.notice(QueueWording.placeholder(file.name)))
    return outcome
  }

  /// What is said to have the file looked at again.
  func queuedWords(of file: ScannedFile) -> String {
    QueuedFile.words(
      path: options.files.fullPath(of: file.path), kind: file.request.kind, slot: file.request.slot,
      day: file.request.day)
  }

  private func quickAdd(_ label: String, _ request: ScanFile.Arguments) throws(ToolError) -> ToolCall {
    let energy = try context.usualEnergy(of: request.slot, day: request.day)
    var arguments: JSONValue = [
      "kcal": JSONValue(encoding: energy) ?? .null, "label": .string(label), "approximate": true,
    ]
    arguments["slot"] = request.slot.map { .string($0.rawValue) }
    arguments["day"] = request.day.map { .string($0) }
    return ToolCall(id: "placeholder", tool: QuickAdd().name, arguments: arguments)
  }

  /// The entry that stands in the place of a file that was asked for in these words.
  func placeholder(for words: String) -> UUID? {
    queuedFiles().first { $0.words == words }?.entry
  }

  func forgetPlaceholder(for words: String) {
    let waiting = queuedFiles()
    guard waiting.contains(where: { $0.words == words }) else { return }
    keep(waiting.filter { $0.words != words })
  }

  /// Notes which entries of a commit are placeholders.
  func notePlaceholders(in committed: Committed) {
    let entries = committed.records.compactMap { record -> Entry? in
      guard case .entry(let entry) = record, entry.kind == .quick else { return nil }
      return entry
    }
    guard !entries.isEmpty else { return }
    var waiting = queuedFiles()
    var isChanged = false
    for index in waiting.indices where waiting[index].entry == nil {
      guard let entry = entries.first(where: { $0.name == waiting[index].label }) else { continue }
      waiting[index].entry = entry.id
      isChanged = true
    }
    // Most quick entries are no placeholders: nothing is written for them.
    if isChanged { keep(waiting) }
  }

  private static let setting = "queued files"
  private static let mostQueuedFiles = 100

  private func queuedFiles() -> [QueuedFile] {
    let text = reporting { () throws(StoreError) in try store.bookkeeping.setting(Session.setting) }
    return text.flatMap { $0 }.flatMap { try? JSONDecoder().decode([QueuedFile].self, from: Data($0.utf8)) } ?? []
  }

  private func keep(_ files: [QueuedFile]) {
    guard !options.dryRun else { return }
    let text = (try? JSONEncoder().encode(files.suffix(Session.mostQueuedFiles))).map {
      String(decoding: $0, as: UTF8.self)
    }
    reporting { () throws(StoreError) in
      try store.bookkeeping.set(Session.setting, to: files.isEmpty ? nil : text)
    }
  }
}
