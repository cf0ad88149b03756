import Foundation
import PackagePlugin

/// Makes one table of the folders of words, anew whenever a text of them changes.
@main struct EmbedWords: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let folder = context.package.directoryURL.appending(path: "Sources/Words")
    let headings = folder.appending(path: "headings.txt")
    let texts = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.contains("/") && $0.hasSuffix(".txt") }.sorted().map { folder.appending(path: $0) }
    let source = context.pluginWorkDirectoryURL.appending(path: "EmbeddedWords.swift")
    if let made = ProcessInfo.processInfo.environment["LARDER_TABLES"] {
      return [copy(of: source, from: made)]
    }
    return [
      .buildCommand(
        displayName: "Making the table of words", executable: try context.tool(named: "WordsCompiler").url,
        arguments: [source.path, headings.path] + texts.map(\.path), inputFiles: [headings] + texts,
        outputFiles: [source])
    ]
  }

  /// The table as another build made it.
  private func copy(of source: URL, from folder: String) -> Command {
    let made = URL(filePath: folder).appending(path: source.lastPathComponent)
    return .buildCommand(
      displayName: "Taking the table of words", executable: URL(filePath: "/bin/cp"), arguments: [made.path, source.path],
      inputFiles: [made], outputFiles: [source])
  }
}
