import Glibc
import ProgramTrials
import Subprocess
import Testing

/// Far more than anything here takes; it only keeps a test from hanging.
private let timeout = Duration.seconds(20)

private func call(
  _ program: String, _ arguments: String..., input: [UInt8] = [], output: Int = 1 << 20, time: Duration = timeout,
  memory: Int? = nil
) -> ProgramCall {
  ProgramCall(
    program, arguments, environment: ["PATH": "/usr/bin:/bin"], input: input,
    limits: ProgramLimits(time: time, output: output, memory: memory))
}

/// A line of the shell, which is here only the program under test.
private func shell(_ line: String, time: Duration = timeout) -> ProgramCall {
  call("sh", "-c", line, time: time)
}

private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

@Test func `a program is given its input and gives its output`() throws {
  #expect(try call("cat", input: Array("one line\n".utf8)).run() == ProgramOutput(bytes: Array("one line\n".utf8)))
  #expect(try call("/bin/cat").run().bytes.isEmpty)
}

@Test func `arguments reach a program as they are, whatever a shell would make of them`() throws {
  let words = ["two words", "$HOME", "`id`", "a;b", "*", "", "-n", "ä"]
  let call = ProgramCall(
    "printf", ["[%s]"] + words, environment: [:], limits: ProgramLimits(time: timeout, output: 1_000))
  #expect(text(try call.run().bytes) == words.map { "[\($0)]" }.joined())
}

@Test func `a program has no environment but the one that it is given`() throws {
  let call = ProgramCall(
    "env", environment: ["B": "2", "A": "1"], limits: ProgramLimits(time: timeout, output: 1_000))
  #expect(text(try call.run().bytes) == "A=1\nB=2\n")
}

@Test func `no key is among what is passed on`() {
  let variables = ["PATH": "/bin", "HOME": "/h", "LANG": "C", "OPENAI_API_KEY": "k", "LD_PRELOAD": "x"]
  #expect(ProgramEnvironment.minimal(from: variables) == ["PATH": "/bin", "HOME": "/h", "LANG": "C"])
}

@Test(arguments: [
  "no-such-program-anywhere", "", "/bin/no-such-program", "/etc/passwd", "/bin", "./cat", "cat\0",
])
func `a program that is not there is missing`(name: String) {
  #expect(throws: SubprocessError.missing) { try call(name).run() }
}

@Test func `folders of the PATH that depend on where one is do not count`() throws {
  let folder = try TemporaryFolder()
  _ = try shell("printf '#!/bin/sh\\necho mine\\n' > \(folder.path)/tool; chmod 700 \(folder.path)/tool").run()
  #expect(ProgramEnvironment.path(of: "tool", in: ["PATH": "/bin:\(folder.path)"]) == "\(folder.path)/tool")
  #expect(ProgramEnvironment.path(of: "cat", in: ["PATH": ".:bin::"]) == nil)
  #expect(ProgramEnvironment.path(of: "cat", in: [:])?.hasSuffix("bin/cat") == true)
}

@Test func `an argument that a program cannot be given is refused`() {
  #expect(throws: SubprocessError.notStarted(code: EINVAL)) { try call("cat", "a\0b").run() }
}

@Test func `a status other than zero is a failure, with what was said about it`() {
  #expect(throws: SubprocessError.failed(status: 1, errorOutput: [])) { try call("/bin/false").run() }
  #expect(throws: SubprocessError.failed(status: 7, errorOutput: Array("no\n".utf8))) {
    try shell("echo no >&2; exit 7").run()
  }
}

@Test func `a program that a signal ends was killed`() {
  #expect(throws: SubprocessError.killed(signal: SIGTERM)) { try shell("kill -TERM $$").run() }
}

@Test(arguments: ["exec sleep 1000", "trap '' TERM INT HUP; while :; do sleep 1000; done", "kill -STOP $$"])
func `a program that goes on for ever is killed, whatever it ignores`(line: String) {
  #expect(throws: SubprocessError.timedOut) { try shell(line, time: .milliseconds(200)).run() }
}

@Test func `a program that has closed its streams and goes on is killed too`() {
  #expect(throws: SubprocessError.timedOut) {
    try shell("exec <&- >&- 2>&-; while :; do :; done", time: .milliseconds(200)).run()
  }
}

@Test func `what a program leaves behind neither holds up its end nor lives on`() throws {
  let output = try shell("sleep 1000 & echo $!").run()
  let number = try #require(pid_t(text(output.bytes).dropLast()))
  #expect(ProcessLife.hasEnded(number))
}

@Test func `the whole group of a program is killed with it`() throws {
  let folder = try TemporaryFolder()
  let file = folder.path + "/number"
  let line = "sleep 1000 & echo $! > \(file).new; mv \(file).new \(file); wait"
  #expect(throws: SubprocessError.cancelled) { try shell(line).run { access(file, F_OK) == 0 } }
  let number = try #require(pid_t(text(try call("cat", file).run().bytes).dropLast()))
  #expect(ProcessLife.hasEnded(number))
}

@Test func `much input and much output pass each other`() throws {
  let input = (0..<5_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
  #expect(try call("cat", input: input, output: input.count).run().bytes == input)
}

@Test func `output is taken up to its limit, and not a byte further`() throws {
  #expect(try call("head", "-c", "1000", "/dev/zero", output: 1_000).run().bytes.count == 1_000)
  #expect(throws: SubprocessError.tooMuch) { try call("head", "-c", "1001", "/dev/zero", output: 1_000).run() }
  #expect(throws: SubprocessError.tooMuch) { try call("yes", output: 100_000).run() }
}

@Test func `of a flood of errorOutput the beginning is kept`() throws {
  let output = try shell("yes 12345678 | head -c 1000000 >&2; echo done").run()
  #expect(text(output.bytes) == "done\n")
  #expect(output.errorOutput.count == 4_096)
}

@Test func `a program that does not read its input ends nothing but itself`() throws {
  let input = [UInt8](repeating: 65, count: 1_000_000)
  #expect(try call("true", input: input).run().bytes.isEmpty)
  #expect(text(try call("head", "-c", "2", input: input).run().bytes) == "AA")
}

@Test func `a program that needs more memory than its limit fails`() throws {
  let line = "exec head -c 300000000 /dev/zero | tail -c 200000000 | wc -c"
  let small = ProgramCall(
    "sh", ["-c", line], environment: ["PATH": "/usr/bin:/bin"],
    limits: ProgramLimits(time: timeout, output: 1_000, memory: 64 << 20))
  let output = try small.run()
  #expect(text(output.bytes) == "0\n")
  #expect(!output.errorOutput.isEmpty)
}

@Test func `a program that keeps a processor busy for too long has taken too long`() {
  let busy = ProgramCall(
    "sh", ["-c", "while :; do :; done"], environment: ["PATH": "/usr/bin:/bin"],
    limits: ProgramLimits(time: timeout * 10, output: 1_000, processor: .zero))
  #expect(throws: SubprocessError.timedOut) { try busy.run() }
}

@Test func `a program opens files by no name, in their order, and its output goes to another`() throws {
  let folder = try TemporaryFolder()
  let files = try ["one", "two", "seen"].map { name in
    let file = open("\(folder.path)/\(name)", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    _ = name == "seen" ? 0 : write(file, name, 3)
    return try #require(file >= 0 ? file : nil)
  }
  defer { for file in files { close(file) } }
  let names = [ProgramCall.path(ofFile: 1), ProgramCall.path(ofFile: 0)]
  func call(_ program: String, _ arguments: [String], output: Int) -> ProgramCall {
    ProgramCall(
      program, arguments, environment: ["PATH": "/usr/bin:/bin"], files: Array(files.prefix(2)), output: files[2],
      limits: ProgramLimits(time: timeout, output: output))
  }
  #expect(try call("cat", names, output: 100).run() == ProgramOutput(bytes: []))
  #expect(text(try shell("cat \(folder.path)/seen").run().bytes) == "twoone")
  #expect(throws: SubprocessError.tooMuch) { try call("cat", names, output: 8).run() }
}

@Test func `a program has the standard descriptors and no other`() throws {
  let extra = open("/dev/null", O_RDONLY)
  defer { close(extra) }
  // The fourth is the folder that ls itself reads.
  #expect(text(try call("ls", "/proc/self/fd").run().bytes) == "0\n1\n2\n3\n")
}

@Test func `a program has a session of its own`() throws {
  let output = text(try shell("cut -d ' ' -f 1,5,6 /proc/$$/stat").run().bytes)
  // Its own number is that of its group and of its session.
  #expect(Set(output.dropLast().split(separator: " ")).count == 1, "\(output)")
}

@Test func `a program that nobody wants any more is killed`() {
  var asked = 0
  #expect(throws: SubprocessError.cancelled) {
    try call("sleep", "1000").run {
      asked += 1
      return asked > 2
    }
  }
}
