internal import Files
package import Subprocess

/// Reads pictures and documents with programs in separate processes, because the files are not trusted. The bytes are
/// passed by standard input or in a file without a name, so that a program is given no path by which it could open
/// something else, and nothing is left behind.
package struct MediaReader: Sendable {
  /// Runs a program; tests pass a function that runs none.
  package typealias Runner = @Sendable (ProgramCall) throws(SubprocessError) -> ProgramOutput

  /// The most pixels that are opened. 108 megapixels, the most that phones take, are made smaller while they are read.
  /// That needs 45 MB for a JPEG, 680 MB for a progressive one, and 930 MB for HEIC.
  package static let mostPixels = 110_000_000
  /// The time limit for everything that is done about one file.
  package static let timeout = Duration.seconds(14)

  private let environment: [String: String]
  private let run: Runner
  /// When the time limit ends.
  private let deadline: SuspendingClock.Instant

  /// - Parameter environment: larder's environment variables, few of which are passed on.
  package init(
    environment: [String: String], deadline: SuspendingClock.Instant = .now + MediaReader.timeout,
    run: @escaping Runner = { call throws(SubprocessError) in try call.run() }
  ) {
    // One thread each: more do not make these programs faster, and need memory.
    self.environment = ProgramEnvironment.minimal(from: environment).merging([
      "OMP_THREAD_LIMIT": "1", "VIPS_CONCURRENCY": "1", "LC_ALL": "C.UTF-8",
    ]) { _, own in own }
    self.deadline = deadline
    self.run = run
  }

  /// The time left until the deadline; zero once it has passed.
  package var left: Duration { max(SuspendingClock.now.duration(to: deadline), .zero) }

  /// The output of a program.
  ///
  /// - Parameters:
  ///   - files: files that the arguments refer to by `ProgramCall.path(ofFile:)`.
  ///   - output: the file that receives the output; nil where it is returned.
  ///   - most: the most bytes of output.
  func ask(
    _ program: MediaProgram, _ arguments: [String], input: [UInt8] = [], files: [AnonymousFile] = [],
    into output: AnonymousFile? = nil, most: Int, time: Duration = .seconds(12)
  ) throws(MediaError) -> ProgramOutput {
    let left = left
    guard left > .zero else { throw .tookTooLong }
    let limits = ProgramLimits(time: min(time, left), output: most, memory: MediaReader.memory)
    do throws(SubprocessError) {
      return try run(
        ProgramCall(
          program.rawValue, arguments, environment: environment, input: input, files: files.map(\.descriptor),
          output: output?.descriptor, limits: limits))
    } catch {
      switch error {
      case .missing: throw .missing(program)
      case .timedOut: throw .tookTooLong
      case .cancelled: throw .cancelled
      case .failed(_, let errorOutput) where errorOutput.mentions("password"): throw .needsPassword
      case .failed, .tooMuch, .killed: throw .damaged
      case .notStarted: throw .failed(program)
      }
    }
  }

  /// The limit on address space, of which these programs use a quarter. Their real memory is bounded by the number of
  /// pixels.
  private static let memory = 1_500_000_000
}

extension [UInt8] {
  fileprivate func mentions(_ word: String) -> Bool {
    String(decoding: self, as: UTF8.self).lowercased().contains(word)
  }
}
