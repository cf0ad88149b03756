internal import EmbeddedMessages
package import Messages

/// The sentences for a file that cannot be read.
package enum FileWording {
  /// What is wrong with the file, for the person who named it.
  package static func sentence(_ fault: FileError) -> Text {
    switch fault {
    case .absent: .fileAbsent
    case .folder: .fileFolder
    case .link: .fileLink
    case .special: .fileSpecial
    case .notPermitted: .fileNotPermitted
    case .empty: .fileEmpty
    case .tooLarge(let size, let most): .fileTooLarge(size: size / 1_000_000, most: most / 1_000_000)
    case .failed(let code): .fileFailed(code: "\(code)")
    }
  }
}
