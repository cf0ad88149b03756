internal import FoundationEssentials
internal import Glibc
internal import MessageCompiling
internal import TableCompiling
internal import Words

/// Compiles the messages of all languages to Swift sources when larder is built. Arguments: the path of the source with
/// their table, that of the source with their functions, then those of the messages.
@main struct MessagesCompiler {
  static func main() throws {
    let paths = Array(CommandLine.arguments.dropFirst())
    guard paths.count > 2 else { return }
    var sources: [Catalogue.Source] = []
    var mistakes: [SourceError] = []
    for path in paths.dropFirst(2) {
      do throws(SourceError) {
        sources.append(try SourceFile(path).messages())
      } catch {
        mistakes.append(error)
      }
    }
    let catalogue = Catalogue(sources)
    mistakes += catalogue.mistakes.map { SourceError(path: $0.path, line: $0.line, $0.sentence) }
    guard mistakes.isEmpty else {
      for mistake in mistakes { print(mistake.message) }
      Glibc.exit(1)
    }
    try TableSource("embeddedMessages", MessageTableWriter(catalogue).bytes).write(to: paths[0])
    try Data(MessageSource(catalogue).text.utf8).write(to: URL(filePath: paths[1]))
  }
}

extension SourceFile {
  /// The messages in the file, which is in the folder "messages" of a language.
  fileprivate func messages() throws(SourceError) -> Catalogue.Source {
    guard let language = Language(outerFolder) else {
      throw SourceError(path: path, line: 1, "it is in the folder of no language")
    }
    let text = try text()
    do throws(FluentError) {
      return Catalogue.Source(path: path, language: language, file: try FluentParser.parse(text))
    } catch {
      throw SourceError(path: path, line: error.line, error.sentence)
    }
  }
}
