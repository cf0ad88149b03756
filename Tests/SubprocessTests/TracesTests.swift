import Glibc
import Subprocess
import Testing

// What belongs to the whole process is looked at in a process of its own.

private func call(_ words: String..., input: [UInt8] = [], time: Duration = .seconds(20)) -> ProgramCall {
  ProgramCall(
    words[0], Array(words.dropFirst()), environment: ["PATH": "/usr/bin:/bin"], input: input,
    limits: ProgramLimits(time: time, output: 1_000))
}

/// The descriptors that are open; one of them is that of the look itself.
private func openDescriptors() -> Int {
  (0..<256).count { fcntl($0, F_GETFD) >= 0 }
}

@Test func `runs that end in every way leave neither a zombie nor an open descriptor`() async {
  await #expect(processExitsWith: .success) {
    // The runtime may open a descriptor of its own in the meantime; one that a run leaves behind shows every time.
    let rounds = 4
    _ = try call("cat", input: [65]).run()
    let before = openDescriptors()
    for _ in 0..<rounds {
      _ = try call("cat", input: [65]).run()
      _ = try? call("false").run()
      _ = try? call("no-such-program-anywhere").run()
      _ = try? call("cat", "a\0b").run()
      _ = try? call("yes").run()
      _ = try? call("sleep", "1000", time: .milliseconds(10)).run()
      _ = try? call("sleep", "1000").run { true }
    }
    let after = openDescriptors()
    let code = waitpid(-1, nil, WNOHANG) == -1 ? errno : 0
    precondition(after < before + rounds && code == ECHILD, "\(before) \(after) \(code)")
  }
}

@Test func `signals that larder ignores or holds back are not ignored by a program`() async {
  await #expect(processExitsWith: .success) {
    for number in [SIGPIPE, SIGXFSZ, SIGINT] { signal(number, SIG_IGN) }
    var held = sigset_t()
    sigemptyset(&held)
    sigaddset(&held, SIGTERM)
    pthread_sigmask(SIG_BLOCK, &held, nil)
    let output = try call("grep", "-hE", "Sig(Blk|Ign)", "/proc/self/status").run()
    let sets = String(decoding: output.bytes, as: UTF8.self).split(separator: "\n").compactMap {
      UInt64($0.drop { $0 != "\t" }.dropFirst(), radix: 16)
    }
    // Beyond the first 31 are those that the C library keeps for itself.
    precondition(sets.count == 2 && sets.allSatisfy { $0 & 0x7FFF_FFFF == 0 }, "\(sets)")
  }
}

@Test func `a program that does not read ends nothing where a broken pipe would end the process`() async {
  await #expect(processExitsWith: .success) {
    signal(SIGPIPE, SIG_DFL)
    let input = [UInt8](repeating: 65, count: 1_000_000)
    for _ in 0..<5 { _ = try call("true", input: input).run() }
  }
}

@Test func `a program can be run where the standard descriptors are closed`() async {
  await #expect(processExitsWith: .success) {
    for number in 0...2 { close(Int32(number)) }
    let output = try call("sh", "-c", "cat; echo two >&2", input: Array("one".utf8)).run()
    let isRight = output == ProgramOutput(bytes: Array("one".utf8), errorOutput: Array("two\n".utf8))
    exit(isRight ? 0 : 1)
  }
}
