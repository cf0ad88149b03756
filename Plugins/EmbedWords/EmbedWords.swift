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
    return [
      .buildCommand(
        displayName: "Making the table of words", executable: try context.tool(named: "WordsCompiler").url,
        arguments: [source.path, headings.path] + texts.map(\.path), inputFiles: [headings] + texts,
        outputFiles: [source])
    ]
  }
}
