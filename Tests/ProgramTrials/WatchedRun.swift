internal import FoundationEssentials
internal import Glibc

/// A run of a program that is watched: what it wrote, how long it took, and the most memory that it and the programs that
/// it started held at one time.
package struct WatchedRun: Hashable, Sendable {
  package let output: String
  package let time: Duration
  /// Resident, in KiB, looked at a hundred times a second; what several programs share counts for each.
  package let peakMemory: Int

  /// - Parameter longest: when it has not ended by then, it is killed.
  package init(
    _ program: String, _ arguments: [String], environment: [String: String], longest: Duration = .seconds(30)
  ) throws(ChildProcess.Failure) {
    let clock = ContinuousClock()
    let start = clock.now
    let child = try ChildProcess(program, arguments, environment: environment)
    child.closeInput()
    var peak = 0
    while clock.now - start < longest {
      while child.receive(within: 0) {}
      guard let held = ProcessTable().memory(ofTree: child.process) else { break }
      peak = max(peak, held)
      usleep(10_000)
    }
    time = clock.now - start
    child.kill(after: .zero)
    output = String(decoding: child.output, as: UTF8.self)
    peakMemory = peak
  }
}

/// The processes of this machine, as the system lists them.
private struct ProcessTable {
  private var children: [pid_t: [pid_t]] = [:]
  /// In pages.
  private var resident: [pid_t: Int] = [:]

  init() {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? [] {
      guard let process = pid_t(name), let bytes = FileManager.default.contents(atPath: "/proc/\(name)/stat") else {
        continue
      }
      // The program's name stands in brackets and may hold anything.
      let fields = String(decoding: bytes, as: UTF8.self).split(separator: ")").last?.split(separator: " ") ?? []
      guard fields.count > 21, fields[0] != "Z", let parent = pid_t(fields[1]), let pages = Int(fields[21]) else {
        continue
      }
      children[parent, default: []].append(process)
      resident[process] = pages
    }
  }

  /// In KiB; nil once the process has ended.
  func memory(ofTree root: pid_t) -> Int? {
    guard resident[root] != nil else { return nil }
    var pages = 0
    var rest = [root]
    while let process = rest.popLast() {
      pages += resident[process, default: 0]
      rest += children[process, default: []]
    }
    return pages * Int(getpagesize()) / 1_024
  }
}
