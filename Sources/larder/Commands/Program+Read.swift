internal import Conversation
internal import FoodData
internal import JSON
internal import Proposals
internal import Scanning
internal import Services
internal import Terminal

extension Program {
  /// What is in files, as cards, or as one JSON object for each. Saves nothing.
  func read(_ paths: [String]) -> ExitCode {
    if options.schema {
      results.write(MealSchema.text)
      return .done
    }
    var code = ExitCode.done
    let scanner = fileScanner()
    let reader = SightReader()
    for path in paths {
      do throws(FileTrouble) {
        write(try contents(of: path, scanner, reader), of: path)
      } catch {
        write(.unreadable(error.sentence), of: path)
        code = .failed
      }
    }
    return code
  }

  private func contents(
    of path: String, _ scanner: FileScanner, _ reader: SightReader
  ) throws(FileTrouble) -> FileContents {
    let bytes = try scanner.bytes(at: path)
    let sight = try scanner.sight(of: bytes, FileQuestion(path: path)) { _ in }
    if sight.kind == .text, let product = ProductContentReader().contents(of: bytes) { return product }
    return reader.contents(of: sight)
  }

  private func write(_ contents: FileContents, of path: String) {
    if options.json {
      var facts = contents.facts
      facts["file"] = .string(path)
      return results.write(VisibleJSON.line(facts))
    }
    var card = contents.card
    card.notes.insert("File: \(path)", at: 0)
    write(ToolAnswer(.card(card), facts: contents.facts))
  }
}
