internal import Files

/// The desktop's folders, whose names depend on the language: `user-dirs.dirs` of the XDG user folders.
struct UserFolders {
  private var folders: [Substring: String] = [:]

  init(configuration: String?, home: String?) {
    guard let configuration, let bytes = try? NamedFile("\(configuration)/user-dirs.dirs").bytes(most: 20_000) else {
      return
    }
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
      let parts = line.split(separator: "=", maxSplits: 1)
      guard parts.count == 2, parts[1].hasPrefix("\""), parts[1].hasSuffix("\"") else { continue }
      let value = parts[1].dropFirst().dropLast()
      // The only two forms that the format allows.
      if value.hasPrefix("$HOME/"), let home { folders[parts[0]] = home + value.dropFirst(5) }
      if value.hasPrefix("/") { folders[parts[0]] = String(value) }
    }
  }

  subscript(name: String) -> String? { folders[name[...]] }
}
