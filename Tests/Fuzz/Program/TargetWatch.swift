import FuzzTargets
import Glibc

/// Ends the program, as a crash would, where a target does not keep what it promises or takes too long.
final class TargetWatch {
  /// Of one processor, so that it is the same on a busy machine. Nobody waits longer for one line or one page.
  private static let mostSeconds = 1.0
  /// Below it a time says nothing of how it grows.
  private static let leastSeconds = 0.2
  /// For four times as much: more than any linear reader takes, less than a quadratic one.
  private static let mostGrowth = 9.0

  private let target: any FuzzTarget

  init(_ target: any FuzzTarget) {
    self.target = target
  }

  func take(_ bytes: [UInt8]) {
    let taken = seconds(for: bytes)
    if taken > TargetWatch.mostSeconds { fatalError("\(bytes.count) bytes took \(taken) seconds") }
  }

  /// Makes an input long, in several ways, and looks at how the time grows with it.
  ///
  /// - Returns: what grows faster than the input, for people.
  func grow(_ bytes: [UInt8]) -> [String] {
    GrownInput.all(of: bytes).enumerated().compactMap { way, input in
      let large = seconds(for: input.bytes(GrownInput.large))
      guard large > TargetWatch.leastSeconds else { return nil }
      let small = seconds(for: input.bytes(GrownInput.small))
      guard large > TargetWatch.mostGrowth * small else { return nil }
      return "way \(way): \(GrownInput.small) bytes took \(small) seconds, \(GrownInput.large) took \(large)"
    }
  }

  private func seconds(for bytes: [UInt8]) -> Double {
    let start = TargetWatch.seconds
    do {
      try target.take(bytes)
    } catch {
      fatalError("\(error)")
    }
    return TargetWatch.seconds - start
  }

  /// What this thread has had of a processor.
  private static var seconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
