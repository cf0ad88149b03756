internal import FoundationEssentials
package import Words

/// A text that is read when larder is built.
package struct SourceFile {
  package let path: String
  private let url: URL

  package init(_ path: String) {
    self.path = path
    url = URL(filePath: path)
  }

  /// The last part of its path.
  package var name: String { url.lastPathComponent }

  /// The name of the folder that it is in.
  package var folder: String { url.deletingLastPathComponent().lastPathComponent }

  /// The name of the folder that this folder is in.
  package var outerFolder: String {
    url.deletingLastPathComponent().deletingLastPathComponent().lastPathComponent
  }

  /// What it says.
  package func text() throws(SourceMistake) -> String {
    guard let bytes = try? Data(contentsOf: url), let text = String(bytes: bytes, encoding: .utf8) else {
      throw SourceMistake(path: path, line: 1, "the file is no text in UTF-8")
    }
    return text
  }

  /// The words that it has, as a file of the folder of a language.
  package func words() throws(SourceMistake) -> WordText {
    guard let language = Language(folder),
      let file = WordFile(rawValue: url.deletingPathExtension().lastPathComponent)
    else { throw SourceMistake(path: path, line: 1, "no language's folder has a file of this name") }
    let text = try text()
    do throws(WordTextError) {
      return try WordText(text, file, of: language)
    } catch {
      throw SourceMistake(path: path, line: error.line, error.problem.rawValue)
    }
  }
}
