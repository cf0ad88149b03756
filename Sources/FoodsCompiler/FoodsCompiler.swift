internal import FoodNames
internal import Glibc
internal import TableCompiling
internal import Words

/// Compiles the food texts to a Swift source when larder is built. Arguments: the path of the source, then those of the
/// texts, of the usual packs and of the words in the names of foods.
@main struct FoodsCompiler {
  static func main() throws {
    var paths = CommandLine.arguments.dropFirst()
    guard let source = paths.popFirst() else { return }
    let table: FoodTableWriter
    do throws(SourceError) {
      table = try self.table(of: paths.map { SourceFile($0) })
    } catch {
      print(error.message)
      Glibc.exit(1)
    }
    try TableSource("embeddedFoods", table.bytes).write(to: source)
  }

  private static func table(of files: [SourceFile]) throws(SourceError) -> FoodTableWriter {
    var words: [WordText] = []
    var foods: [FoodText] = []
    var packs: [FoodText] = []
    for file in files {
      switch file.folder {
      case "foods": foods.append(FoodText(file: file.path, bytes: Array(try file.text().utf8)))
      case "packs": packs.append(FoodText(file: file.path, bytes: Array(try file.text().utf8)))
      default: words.append(try file.words())
      }
    }
    do throws(StaplesError) {
      let staples = try Staples(reading: FoodText.inOrder(foods))
      let usual = try packs.first.map { text throws(StaplesError) in try PackText(reading: text) } ?? PackText()
      if let unknown = usual.unknown(among: staples.all).first {
        throw StaplesError(file: packs[0].file, line: 1, problem: .unknownFood(unknown))
      }
      return FoodTableWriter(staples.all, packs: usual, vocabulary: NameVocabulary(WordTable(words)))
    } catch {
      throw SourceError(path: error.file, line: error.line, error.problem.sentence)
    }
  }
}
