/// The sentences for a file that cannot be read.
package enum FileWording {
  package static func sentence(_ fault: FileFault) -> String {
    switch fault {
    case .absent: "There is no such file."
    case .folder: "That is a folder. Name a file in it."
    case .link: "That is a link to another file. Name that file itself."
    case .special: "That is a device or a pipe, not a file."
    case .notPermitted: "I may not read that file. Check its permissions."
    case .empty: "The file is empty."
    case .tooLarge(let size, let most):
      "The file has \(size / 1_000_000) MB; up to \(most / 1_000_000) MB are read."
    case .failed(let code): "The system could not read the file (error \(code))."
    }
  }
}
