internal import Glibc

/// The places where larder keeps its files.
package struct Home: Equatable {
  /// The folder of the database.
  package let data: String
  /// The file of the line history.
  package let history: String
  /// The folder of the configuration, which holds the files of keys; nil where none is known.
  package let configuration: String?

  /// The error log, next to the line history.
  package var errors: String { history.dropLast("history".count) + "errors.log" }

  /// The folder of pictures that models were shown.
  package var pictures: String { data + "/images" }

  /// The option comes before LARDER_HOME, and that before the XDG folders. Empty values and, for XDG, relative paths are
  /// ignored, as the XDG specification asks. Nil where not even a home folder is known.
  package init?(option: String?, variables: [String: String]) {
    if let root = option ?? variables["LARDER_HOME"].flatMap({ $0.isEmpty ? nil : $0 }) {
      data = root
      history = root + "/history"
      configuration = root
      return
    }
    func folder(_ name: String, _ usual: String) -> String? {
      if let value = variables[name], value.hasPrefix("/") { return value + "/larder" }
      guard let home = variables["HOME"], home.hasPrefix("/") else { return nil }
      return home + usual + "/larder"
    }
    guard let data = folder("XDG_DATA_HOME", "/.local/share"), let state = folder("XDG_STATE_HOME", "/.local/state")
    else { return nil }
    self.data = data
    history = state + "/history"
    configuration = folder("XDG_CONFIG_HOME", "/.config")
  }
}
