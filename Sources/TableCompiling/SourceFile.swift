internal import FoundationEssentials
package import Words

/// A text that is compiled when larder is built.
package struct SourceFile {
  /// The path as the build names it, used in error messages.
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

  /// The content of the file.
  package func text() throws(SourceError) -> String {
    guard let bytes = try? Data(contentsOf: url), let text = String(bytes: bytes, encoding: .utf8) else {
      throw SourceError(path: path, line: 1, "the file is no text in UTF-8")
    }
    return text
  }

  /// The words in the file, which is in the folder of a language.
  ///
  /// - Parameter known: the headings that it may have; nil where they are not checked.
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

  /// The headings that the file lists.
  package func headings() throws(SourceError) -> KnownHeadings {
    let text = try text()
    do throws(WordTextError) {
      return try KnownHeadings(text)
    } catch {
      throw SourceError(path: path, line: error.line, error.problem.sentence)
    }
  }
}
