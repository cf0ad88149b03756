internal import FoundationEssentials
internal import Store

/// What larder keeps about people outside the database: the line history, pictures that models were shown, the error log, data
/// that a repair has set aside, and unfinished files.
struct HomeTraces {
  private let home: Home

  init(_ home: Home) { self.home = home }

  /// The number of stored pictures.
  var pictureCount: Int { ((try? FileManager.default.contentsOfDirectory(atPath: home.pictures)) ?? []).count }

  /// Whether there is a line history.
  var hasHistory: Bool { FileManager.default.fileExists(atPath: home.history) }

  /// Removes all of it.
  func remove() {
    let files = [home.history, home.history + ".new", home.errors, home.errors + ".1", home.pictures] + putAside
    for path in files { try? FileManager.default.removeItem(atPath: path) }
  }

  /// Damaged data that was set aside, and unfinished files.
  private var putAside: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: home.data)) ?? []
    let own = names.filter { $0.hasPrefix(Store.damagedPrefix) || $0.hasPrefix("larder.db.") || $0 == "repair" }
    return own.map { home.data + "/" + $0 }
  }
}
