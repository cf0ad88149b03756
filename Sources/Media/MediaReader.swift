internal import Files
package import Subprocess

/// Reads pictures and documents with programs in processes of their own: what they read is not trusted. Bytes go in by
/// standard input or in a
/// file without a name, so that no program is handed a name that it could open something else by, and nothing is left behind.
package struct MediaReader: Sendable {
  /// Runs a program; tests run none.
  package typealias Runner = @Sendable (ProgramCall) throws(SubprocessError) -> ProgramOutput

  /// A picture of more pixels is not opened: 108 megapixels, as phones make them at most, are made smaller while they are
  /// read. That takes 45 MB of a JPEG, 680 MB of one that comes in several passes, and 930 MB of HEIC.
  package static let mostPixels = 110_000_000
  /// All that is done about one file takes no longer.
  package static let timeout = Duration.seconds(14)

  private let environment: [String: String]
  private let run: Runner
  /// When the person has waited long enough.
  private let deadline: SuspendingClock.Instant

  /// - Parameter environment: the variables of larder; few are passed on.
  package init(
    environment: [String: String], deadline: SuspendingClock.Instant = .now + MediaReader.timeout,
    run: @escaping Runner = { call throws(SubprocessError) in try call.run() }
  ) {
    // One thread each: more do not make these programs faster, and take memory.
    self.environment = ProgramEnvironment.minimal(from: environment).merging([
      "OMP_THREAD_LIMIT": "1", "VIPS_CONCURRENCY": "1", "LC_ALL": "C.UTF-8",
    ]) { _, own in own }
    self.deadline = deadline
    self.run = run
  }

  /// How long the person still waits; zero where it has been long enough.
  package var left: Duration { max(SuspendingClock.now.duration(to: deadline), .zero) }

  /// What a program makes of the input.
  ///
  /// - Parameters:
  ///   - files: what the arguments name by `ProgramCall.path(ofFile:)`.
  ///   - output: the file that gets what it makes; nil where that comes back.
  ///   - most: bytes of output.
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

  /// Address space, of which these programs use a quarter; what they hold is bounded by the pixels.
  private static let memory = 1_500_000_000
}

extension [UInt8] {
  fileprivate func mentions(_ word: String) -> Bool {
    String(decoding: self, as: UTF8.self).lowercased().contains(word)
  }
}
