internal import Conversation
internal import Files
internal import JSON
internal import Proposals
internal import Services
internal import Terminal

extension Program {
  /// What is in files, as cards, or as one JSON object for each. Saves nothing.
  func read(_ paths: [String]) -> ExitCode {
    var code = ExitCode.done
    let readers: [any ContentReader] = [ProductContentReader(), LabelContentReader(), ReceiptContentReader()]
    for path in paths {
      do throws(FileFault) {
        write(readers.contents(of: try NamedFile(path).bytes(most: Program.largestFile)), of: path)
      } catch {
        write(.unreadable(FileWording.sentence(error)), of: path)
        code = .failed
      }
    }
    return code
  }

  /// In bytes: more than any picture or answer that is read.
  private static let largestFile = 32_000_000

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
