import FoundationEssentials
import Testing

/// The documents: what they show of conversations is in transcripts that run, and what they point to is there.
struct ManualTests {
  private static var documents: [String] {
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: Repository.folder + "/docs")) ?? []
    return ["README.md", "CONTRIBUTING.md"] + names.filter { $0.hasSuffix(".md") }.sorted().map { "docs/" + $0 }
  }

  /// What a person sees of each transcript, as one text.
  private static let conversations = Repository.transcripts.map { _, text in
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { line in line.hasPrefix("  ") && !["  < ", "  @ ", "  state: "].contains { line.hasPrefix($0) } }
      .map { String($0.dropFirst(2)) }.joined(separator: "\n") + "\n"
  }

  /// The blocks of code of a document.
  private static func blocks(of document: String) -> [String] {
    let parts = Repository.text(document).split(separator: "```", omittingEmptySubsequences: false)
    return parts.indices.filter { $0 % 2 == 1 }.map { index in
      parts[index].split(separator: "\n", omittingEmptySubsequences: false).dropFirst().joined(separator: "\n")
    }
  }

  @Test(arguments: documents)
  func `a conversation in a document is a part of a transcript`(_ document: String) {
    for block in Self.blocks(of: document) where block.hasPrefix("> ") {
      #expect(Self.conversations.contains { $0.contains(block) }, "\(block.prefix(80))")
    }
  }

  @Test func `the manual shows conversations`() {
    let shown = Self.documents.filter { document in Self.blocks(of: document).contains { $0.hasPrefix("> ") } }
    #expect(shown.count > 8)
  }

  @Test(arguments: documents)
  func `what a document points to is there`(_ document: String) {
    let folder = document.split(separator: "/").dropLast().joined(separator: "/")
    for link in Self.links(of: document) where !link.contains("://") && !link.hasPrefix("#") {
      let target = String(link.prefix { $0 != "#" })
      let path = [Repository.folder, folder, target].filter { !$0.isEmpty }.joined(separator: "/")
      #expect(FileManager.default.fileExists(atPath: path), "\(document): \(link)")
    }
  }

  @Test(arguments: documents)
  func `a part of a document that is pointed to has its heading`(_ document: String) {
    let folder = document.split(separator: "/").dropLast().map(String.init)
    for link in Self.links(of: document) where link.contains("#") && !link.contains("://") {
      let parts = link.split(separator: "#", omittingEmptySubsequences: false)
      var path = folder
      for part in parts[0].split(separator: "/") {
        if part == ".." { _ = path.popLast() } else { path.append(String(part)) }
      }
      let target = parts[0].isEmpty ? document : path.joined(separator: "/")
      #expect(Self.anchors(of: target).contains(String(parts[1])), "\(document): \(link)")
    }
  }

  /// What links call the headings of a document: "## How to add a food" is "how-to-add-a-food".
  private static func anchors(of document: String) -> [String] {
    Repository.text(document).split(separator: "\n").filter { $0.hasPrefix("#") }.map { line in
      let words = line.drop { $0 == "#" || $0 == " " }.lowercased()
      return words.filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" }.replacing(" ", with: "-")
    }
  }

  /// The targets of links: "](docs/sync.md)".
  private static func links(of document: String) -> [String] {
    Repository.text(document).split(separator: "](", omittingEmptySubsequences: false).dropFirst().map {
      String($0.prefix { $0 != ")" })
    }
  }

  @Test(arguments: documents)
  func `a file or folder that a document names is there`(_ document: String) {
    for path in Self.paths(of: document) {
      #expect(FileManager.default.fileExists(atPath: Repository.folder + "/" + path), "\(document): \(path)")
    }
  }

  /// What stands between backquotes and begins with a folder of the repository; words in capitals stand for others.
  private static func paths(of document: String) -> [String] {
    Repository.text(document).split(separator: "`").map(String.init).filter { part in
      let folders = part.split(separator: "/")
      return ["Sources", "Tests", "docs"].contains(folders.first ?? "") && folders.count > 1
        && !part.contains(where: \.isWhitespace) && !folders.contains { $0.allSatisfy(\.isUppercase) }
    }
  }

  @Test func `every page of the manual is named in the README`() {
    let linked = Set(Self.links(of: "README.md"))
    for document in Self.documents where document.hasPrefix("docs/") {
      #expect(linked.contains(document), "\(document)")
    }
  }

  @Test func `the README is read in some minutes`() {
    #expect(Repository.text("README.md").split(separator: "\n", omittingEmptySubsequences: false).count <= 160)
  }
}
