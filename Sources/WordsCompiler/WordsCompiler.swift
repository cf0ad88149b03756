internal import Glibc
internal import TableCompiling
internal import Words

/// Compiles folders of words to a Swift source when larder is built. Arguments: the path of the source, that of the
/// list of headings, then those of the texts.
@main struct WordsCompiler {
  static func main() throws {
    var paths = CommandLine.arguments.dropFirst()
    guard let source = paths.popFirst(), let list = paths.popFirst() else { return }
    var texts: [WordText] = []
    var isRight = true
    var known: KnownHeadings?
    do throws(SourceError) {
      known = try SourceFile(list).headings()
    } catch {
      print(error.message)
      isRight = false
    }
    for path in paths {
      do throws(SourceError) {
        texts.append(try SourceFile(path).words(known: known))
      } catch {
        print(error.message)
        isRight = false
      }
    }
    guard isRight else { Glibc.exit(1) }
    try TableSource("embeddedWords", WordTableWriter(texts).bytes).write(to: source)
  }
}
