import Foundation
import PackagePlugin

/// Makes one table of the texts of foods and of their usual packs, anew whenever a line of them changes, or one of the words
/// in the names of foods.
@main struct EmbedFoods: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let sources = context.package.directoryURL.appending(path: "Sources")
    let words = try texts(in: sources.appending(path: "Words")).filter { $0.lastPathComponent == "names.txt" }
    let foods = try ["foods", "packs"].flatMap { try texts(in: sources.appending(path: "FoodNames/\($0)")) }
    let source = context.pluginWorkDirectoryURL.appending(path: "EmbeddedFoods.swift")
    return [
      .buildCommand(
        displayName: "Making the table of foods", executable: try context.tool(named: "FoodsCompiler").url,
        arguments: [source.path] + (words + foods).map(\.path), inputFiles: words + foods, outputFiles: [source])
    ]
  }

  private func texts(in folder: URL) throws -> [URL] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".txt") }.sorted()
      .map { folder.appending(path: $0) }
  }
}
