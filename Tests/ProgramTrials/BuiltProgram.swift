internal import FoundationEssentials

/// A program of this package, as it was built together with the running one.
package enum BuiltProgram {
  /// The path of the program; nil where it has not been built.
  package static func path(_ name: String) -> String? {
    let manager = FileManager.default
    let running = try? manager.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    // Tests may run inside the toolchain's own helper, which is told where they are.
    let bundle = CommandLine.arguments.first { $0.contains(".xctest") }
    let folders = [running, bundle].compactMap(\.self).map {
      $0.prefix(through: $0.lastIndex(of: "/") ?? $0.startIndex)
    }
    return folders.map { $0 + name }.first { manager.isExecutableFile(atPath: $0) }
  }
}
