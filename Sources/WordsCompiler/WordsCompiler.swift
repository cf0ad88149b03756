internal import FoundationEssentials
internal import Glibc
internal import Words

/// Reads folders of words and writes their table as a Swift source, when larder is built: the path of the source, then
/// those of the texts.
@main struct WordsCompiler {
  static func main() throws {
    var paths = CommandLine.arguments.dropFirst()
    guard let source = paths.popFirst() else { return }
    var texts: [WordText] = []
    var isRight = true
    for path in paths {
      do throws(Mistake) {
        texts.append(try text(at: path))
      } catch {
        // As compilers say it, so that editors find the line.
        print("\(path):\(error.line): error: \(error.sentence)")
        isRight = false
      }
    }
    guard isRight else { Glibc.exit(1) }
    try Data(swift(WordTableWriter(texts).bytes).utf8).write(to: URL(filePath: source))
  }

  private struct Mistake: Error {
    let line: Int
    let sentence: String
  }

  private static func text(at path: String) throws(Mistake) -> WordText {
    let url = URL(filePath: path)
    guard let language = Language(url.deletingLastPathComponent().lastPathComponent),
      let file = WordFile(rawValue: url.deletingPathExtension().lastPathComponent)
    else { throw Mistake(line: 1, sentence: "no language's folder has a file of this name") }
    guard let bytes = try? Data(contentsOf: url), let text = String(bytes: bytes, encoding: .utf8) else {
      throw Mistake(line: 1, sentence: "the file is no text in UTF-8")
    }
    do throws(WordTextError) {
      return try WordText(text, file, of: language)
    } catch {
      throw Mistake(line: error.line, sentence: error.problem.rawValue)
    }
  }

  /// The bytes, which are text, as a literal.
  private static func swift(_ bytes: [UInt8]) -> String {
    var literal: [UInt8] = []
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): literal += [UInt8(ascii: "\\"), byte]
      case 0..<0x20, 0x7f: literal += Array("\\u{\(String(byte, radix: 16))}".utf8)
      default: literal.append(byte)
      }
    }
    return "let embeddedWords: StaticString = \"" + String(decoding: literal, as: UTF8.self) + "\"\n"
  }
}
