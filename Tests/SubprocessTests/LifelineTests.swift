import Glibc
import ProgramTrials
import Subprocess
import Testing

// Programs do not outlive the one that started them. That one is a process of its own here.

/// Starts a program that starts another, waits until both run, and ends this process.
private func end(by number: Int32, while file: String, run: (ProgramCall) -> Void) {
  signal(number, SIG_DFL)
  let line = "sleep 1000 & echo $$ $! > \(file).new; mv \(file).new \(file); echo; wait"
  run(
    ProgramCall(
      "sh", ["-c", line], environment: ["PATH": "/usr/bin:/bin"],
      limits: ProgramLimits(time: .seconds(60), output: 1_000)))
}

/// The processes whose numbers are in a file.
private func processes(in file: String) throws -> [pid_t] {
  let call = ProgramCall(
    "cat", [file], environment: ["PATH": "/usr/bin:/bin"], limits: ProgramLimits(time: .seconds(60), output: 1_000))
  return String(decoding: try call.run().bytes, as: UTF8.self).dropLast().split(separator: " ").compactMap { pid_t($0) }
}

@Test(arguments: [SIGKILL, SIGTERM, SIGINT, SIGHUP])
func `a program and all of its group end with the process that waits for it`(number: Int32) async throws {
  let folder = try TemporaryFolder()
  let file = folder.path + "/numbers"
  await #expect(processExitsWith: .signal(number)) { [file = file as String, number = number as Int32] in
    end(by: number, while: file) { call in
      _ = try? call.run {
        if access(file, F_OK) == 0 { kill(getpid(), number) }
        return false
      }
    }
  }
  let running = try processes(in: file)
  #expect(running.count == 2 && running.allSatisfy(ProcessLife.hasEnded))
}

@Test func `a program whose output is streamed ends with the process that reads it`() async throws {
  let folder = try TemporaryFolder()
  let file = folder.path + "/numbers"
  await #expect(processExitsWith: .signal(SIGKILL)) { [file = file as String] in
    end(by: SIGTERM, while: file) { call in
      var stream = try? ProgramStream(
        call.program, call.arguments, environment: call.environment,
        limits: StreamLimits(silence: .seconds(60), output: 1_000))
      var line: [UInt8] = [0]
      _ = try? stream?.read(into: &line)
      kill(getpid(), SIGKILL)
    }
  }
  let running = try processes(in: file)
  #expect(running.count == 2 && running.allSatisfy(ProcessLife.hasEnded))
}

@Test func `a program that goes its own way outlives the one that started it`() async throws {
  let folder = try TemporaryFolder()
  let file = folder.path + "/numbers"
  await #expect(processExitsWith: .exitCode(7)) { [file = file as String] in
    try DetachedProgram.start(
      "sh", ["-c", "sleep 0.5; echo $$ > \(file).new; mv \(file).new \(file)"],
      environment: ["PATH": "/usr/bin:/bin"])
    exit(7)
  }
  for _ in 0..<2_000 where access(file, F_OK) != 0 { usleep(10_000) }
  #expect(try processes(in: file).count == 1)
}
