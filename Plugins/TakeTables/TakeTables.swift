import Foundation
import PackagePlugin

/// Takes what EmbedWords, EmbedMessages or EmbedFoods made in another build, from the folder named like the target in the one
/// that LARDER_TABLES names.
@main struct TakeTables: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let tables = ProcessInfo.processInfo.environment["LARDER_TABLES"] else { return [] }
    let folder = URL(filePath: tables).appending(path: target.name)
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().map { name in
      let (made, source) = (folder.appending(path: name), context.pluginWorkDirectoryURL.appending(path: name))
      return .buildCommand(
        displayName: "Taking \(name)", executable: URL(filePath: "/bin/cp"), arguments: [made.path, source.path],
        inputFiles: [made], outputFiles: [source])
    }
  }
}
