import Foundation
import PackagePlugin

/// Makes one table of the messages of all languages and the functions that make them, anew whenever one changes.
@main struct EmbedMessages: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let folder = context.package.directoryURL.appending(path: "Sources/Words")
    let texts = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".ftl") }
      .sorted().map { folder.appending(path: $0) }
    let sources = ["EmbeddedMessages.swift", "Text+Messages.swift"].map {
      context.pluginWorkDirectoryURL.appending(path: $0)
    }
    return [
      .buildCommand(
        displayName: "Making the table of messages", executable: try context.tool(named: "MessagesCompiler").url,
        arguments: (sources + texts).map(\.path), inputFiles: texts, outputFiles: sources)
    ]
  }
}
