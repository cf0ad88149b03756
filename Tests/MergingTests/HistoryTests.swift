import FoundationEssentials
import Testing

/// Devices that meet after whatever has happened have the same, and have lost nothing.
@Suite struct HistoryTests {
  /// A release tries more: `make sync-histories`.
  private static let count = ProcessInfo.processInfo.environment["LARDER_HISTORIES"].flatMap { UInt64($0) } ?? 400

  @Test func `all devices end with the same, and nothing that was saved is lost`() {
    for seed in 0..<HistoryTests.count {
      let trouble = History(seed: seed).trouble
      #expect(trouble.isEmpty, "seed \(seed): \(trouble.joined(separator: "; "))")
      if !trouble.isEmpty { return }
    }
    print("histories of the seeds 0 to \(HistoryTests.count - 1): all devices end with the same, and nothing is lost")
  }

  @Test(arguments: Replica.Fault.allCases)
  func `a device that is built wrong is found`(fault: Replica.Fault) {
    let isFound = (0..<300).contains { !History(seed: $0, fault: fault).trouble.isEmpty }
    #expect(isFound, "\(fault)")
  }
}
