import TestSupport
import Testing

@Suite struct `Recorded answers` {
  @Test func `are read as their notes say`() {
    var passed = 0
    for recording in Recordings.all {
      let found = recording.mismatches(of: recording.read([recording.body[...]]))
      passed += found.isEmpty ? 1 : 0
      #expect(found.isEmpty, "\(recording.name)")
    }
    print("\(passed) of \(Recordings.all.count) recorded answers are read as expected.")
  }

  @Test(arguments: Recordings.all)
  func `are read alike however they are cut`(_ recording: Recording) {
    let whole = recording.read([recording.body[...]])
    for size in [1, 2, 3, 7, 61] {
      #expect(recording.read(recording.body.pieces(of: size)) == whole, "in pieces of \(size)")
    }
    var random = SeededGenerator(seed: 7)
    for _ in 0..<3 { #expect(recording.read(recording.body.pieces(by: &random)) == whole, "at random") }
  }

  @Test(arguments: Recordings.all.filter { $0.body.count < 1500 })
  func `are read alike when cut in two anywhere`(_ recording: Recording) {
    let whole = recording.read([recording.body[...]])
    for cut in Swift.stride(from: 0, to: recording.body.count, by: TestLength.stride(11)) {
      #expect(recording.read([recording.body[..<cut], recording.body[cut...]]) == whole, "cut at \(cut)")
    }
  }
}
