internal import FoundationEssentials
internal import Glibc

/// Whether a process is still there.
package enum ProcessLife {
  /// Whether a process is gone within a moment, or a zombie that whoever takes in orphans will reap: a busy system kills in
  /// its own time.
  package static func hasEnded(_ process: Int32) -> Bool {
    for _ in 0..<1_000 {
      guard let state = state(of: process), state != "Z" else { return true }
      usleep(10_000)
    }
    return false
  }

  /// The letter that the system gives to the state of a process; nil where there is none.
  private static func state(of process: Int32) -> Substring? {
    let bytes = FileManager.default.contents(atPath: "/proc/\(process)/stat") ?? Data()
    // The program's name stands in brackets and may hold anything.
    let fields = String(decoding: bytes, as: UTF8.self).split(separator: ")").last
    return bytes.isEmpty ? nil : fields?.split(separator: " ").first
  }
}
