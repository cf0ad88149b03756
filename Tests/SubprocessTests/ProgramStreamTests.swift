import Glibc
import ProgramTrials
import Subprocess
import Testing

private let timeout = Duration.seconds(20)

private func stream(
  _ line: String, input: Int32? = nil, output: Int = 1 << 20, silence: Duration = timeout
) throws -> ProgramStream {
  try ProgramStream(
    "sh", ["-c", line], environment: ["PATH": "/usr/bin:/bin"], input: input,
    limits: StreamLimits(silence: silence, output: output))
}

/// Everything up to the end.
private func all(_ stream: consuming ProgramStream, pieces size: Int = 1_000) throws -> [UInt8] {
  var buffer = [UInt8](repeating: 0, count: size)
  var bytes: [UInt8] = []
  while true {
    let count = try stream.read(into: &buffer)
    guard count > 0 else { return bytes }
    bytes += buffer[..<count]
  }
}

@Test func `a stream gives what a program writes, in its order`() throws {
  #expect(try all(stream("echo one; sleep 0.01; echo two")) == Array("one\ntwo\n".utf8))
  #expect(try all(stream("seq 20000"), pieces: 7).count == 108_894)
  #expect(try all(stream("true")).isEmpty)
}

@Test func `an open file is the input of a stream, and its position is seen from outside`() throws {
  let folder = try TemporaryFolder()
  let file = open(folder.path + "/lines", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
  defer { close(file) }
  #expect(write(file, "one\ntwo\n", 8) == 8)
  lseek(file, 0, SEEK_SET)
  #expect(try all(stream("cat", input: file)) == Array("one\ntwo\n".utf8))
  #expect(lseek(file, 0, SEEK_CUR) == 8)
}

@Test func `a stream ends with the failure of its program, after all that came before`() throws {
  var stream = try stream("echo good; echo 'not so good' >&2; exit 3")
  var buffer = [UInt8](repeating: 0, count: 100)
  #expect(try stream.read(into: &buffer) == 5)
  do throws(SubprocessError) {
    _ = try stream.read(into: &buffer)
    Issue.record("no failure")
  } catch {
    #expect(error == .failed(status: 3, errorOutput: Array("not so good\n".utf8)))
  }
}

@Test func `a stream goes to its limit and not a byte further`() throws {
  #expect(try all(stream("head -c 1000 /dev/zero", output: 1_000)).count == 1_000)
  #expect(throws: SubprocessError.tooMuch) { try all(stream("head -c 1001 /dev/zero", output: 1_000)) }
  #expect(throws: SubprocessError.tooMuch) { try all(stream("yes", output: 100_000)) }
}

@Test func `a program that falls silent is given up`() throws {
  #expect(throws: SubprocessError.timedOut) {
    try all(stream("echo one; sleep 1000", silence: .milliseconds(100)))
  }
  #expect(throws: SubprocessError.timedOut) {
    try all(stream("exec >&- 2>&-; sleep 1000", silence: .milliseconds(100)))
  }
}

@Test func `a program waits while nobody reads, and is killed when nobody wants it`() throws {
  let folder = try TemporaryFolder()
  let number = folder.path + "/number"
  do {
    var stream = try stream("echo $$ > \(number); exec yes")
    var buffer = [UInt8](repeating: 0, count: 10)
    #expect(try stream.read(into: &buffer) == 10)
  }
  let text = try String(decoding: all(stream("cat \(number)")), as: UTF8.self)
  let process = try #require(pid_t(text.dropLast()))
  #expect(kill(process, 0) == -1)
}

@Test func `a stream of a program that is not there is missing`() throws {
  #expect(throws: SubprocessError.missing) {
    _ = try ProgramStream(
      "no-such-program", [], environment: ["PATH": "/bin"], limits: StreamLimits(silence: timeout, output: 1))
  }
}
