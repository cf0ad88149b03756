internal import Conversation
internal import FoundationEssentials
internal import Services

/// Completes paths after a command that takes a file.
package struct FileCompletion {
  private static let commands: Set<String> = [
    "scan", "/scan", "read", "/read", "import", "/import", "export", "/export", "save", "/save",
  ]

  /// The names in a folder; the names of subfolders end with "/".
  private let names: (_ folder: String) -> [String]

  /// - Parameter names: lists a folder; the names of subfolders must end with "/".
  package init(names: @escaping (_ folder: String) -> [String]) {
    self.names = names
  }

  /// Completes the files of this machine; "~" stands for `home`.
  package init(home: String?) {
    self.init { folder in
      let path = FileCompletion.expanded(folder, home)
      let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
      return names.map { name in
        var isFolder = false
        let exists = FileManager.default.fileExists(atPath: path + "/" + name, isDirectory: &isFolder)
        return exists && isFolder ? name + "/" : name
      }
    }
  }

  /// The path being typed, which is everything after the command; nil where the command takes no file.
  func path(in line: String) -> String? {
    guard let space = line.firstIndex(of: " "), FileCompletion.commands.contains(line[..<space].lowercased())
    else { return nil }
    return String(line[space...].drop { $0 == " " })
  }

  /// The paths that begin with `path`, in order. Hidden files are listed only after a dot, and names with unprintable
  /// characters never.
  func candidates(for path: String) -> [String] {
    let start = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    let folder = String(path[..<start])
    let name = path[start...]
    return names(folder.isEmpty ? "." : folder)
      .filter { $0.hasPrefix(name) && (name.hasPrefix(".") || !$0.hasPrefix(".")) }
      .filter { PrintableText.clean($0) == $0 }
      .sorted()
      .map { folder + $0 }
  }

  private static func expanded(_ folder: String, _ home: String?) -> String {
    guard let home, folder.hasPrefix("~/") else { return folder }
    return home + folder.dropFirst()
  }
}
