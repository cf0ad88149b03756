internal import FoundationEssentials
internal import Store

/// What larder keeps of people beside the database: the lines that were typed, pictures that models were shown, what a repair
/// has put aside, drafts of files.
struct HomeTraces {
  private let home: Home

  init(_ home: Home) { self.home = home }

  /// How many pictures are kept.
  var pictureCount: Int { ((try? FileManager.default.contentsOfDirectory(atPath: home.pictures)) ?? []).count }

  /// Whether typed lines are kept.
  var hasHistory: Bool { FileManager.default.fileExists(atPath: home.history) }

  /// Removes all of it.
  func remove() {
    let files = [home.history, home.history + ".new", home.errors, home.errors + ".1", home.pictures] + putAside
    for path in files { try? FileManager.default.removeItem(atPath: path) }
  }

  /// Data that was damaged, and unfinished files.
  private var putAside: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: home.data)) ?? []
    let own = names.filter { $0.hasPrefix(Store.damagedPrefix) || $0.hasPrefix("larder.db.") || $0 == "repair" }
    return own.map { home.data + "/" + $0 }
  }
}
