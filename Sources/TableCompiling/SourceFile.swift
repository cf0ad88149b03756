internal import FoundationEssentials
package import Words

/// A text that is read when larder is built.
package struct SourceFile {
  /// As the build names it, and as mistakes in it are reported.
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
  package func text() throws(SourceError) -> String {
    guard let bytes = try? Data(contentsOf: url), let text = String(bytes: bytes, encoding: .utf8) else {
      throw SourceError(path: path, line: 1, "the file is no text in UTF-8")
    }
    return text
  }

  /// The words that it has, as a file of the folder of a language.
  ///
  /// - Parameter known: the headings that it may have; nil where that is not looked at.
  package func words(known: KnownHeadings? = nil) throws(SourceError) -> WordText {
    guard let language = Language(folder),
      let file = WordFile(rawValue: url.deletingPathExtension().lastPathComponent)
    else { throw SourceError(path: path, line: 1, "no language's folder has a file of this name") }
    let text = try text()
    do throws(WordTextError) {
      return try WordText(text, file, of: language, known: known)
    } catch {
      throw SourceError(path: path, line: error.line, error.problem.sentence)
    }
  }

  /// The headings that it lists, as the file of them does.
  package func headings() throws(SourceError) -> KnownHeadings {
    let text = try text()
    do throws(WordTextError) {
      return try KnownHeadings(text)
    } catch {
      throw SourceError(path: path, line: error.line, error.problem.sentence)
    }
  }
}
