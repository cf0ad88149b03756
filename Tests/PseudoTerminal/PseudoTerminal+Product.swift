internal import Glibc

extension PseudoTerminal {
  /// The path of a program that was built with the tests: it lies beside them.
  package static func product(_ name: String) -> String {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let length = readlink("/proc/self/exe", &buffer, buffer.count)
    let tests = String(decoding: buffer[..<max(length, 0)].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    // The tests may run inside a tool of the toolchain, which is told where they are.
    let bundle = CommandLine.arguments.first { $0.contains(".xctest") } ?? ""
    let candidates = [tests, bundle].map { folder(of: $0) + "/" + name }
    return candidates.first { access($0, X_OK) == 0 } ?? name
  }

  private static func folder(of path: String) -> Substring {
    path.lastIndex(of: "/").map { path[..<$0] } ?? "."
  }
}
