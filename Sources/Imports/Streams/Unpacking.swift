internal import Subprocess

/// How compressed files are unpacked: by the system's programs, which are given an open file and can only read it and
/// write to a pipe.
package struct Unpacking: Sendable {
  /// The complete environment of these programs.
  package let environment: [String: String]

  package init(environment: [String: String]) {
    self.environment = environment
  }

  /// The programs, and the Debian packages that contain them.
  package static let programs = [("gzip", "gzip"), ("unzip", "unzip")]

  /// The path of a program; nil where it is not installed.
  package func path(of program: String) -> String? { ProgramEnvironment.path(of: program, in: environment) }

  /// The most bytes that a file of a size may unpack to; text of this kind is usually compressed ten to thirty times.
  static func mostBytes(of size: Int) -> Int {
    let most = 1 << 40
    return size > most / 200 ? most : max(size * 200, 64 << 20)
  }

  /// The slowest machines unpack more than ten million bytes a second.
  private static func processor(for bytes: Int) -> Duration { .seconds(60 + bytes / 10_000_000) }

  func start(
    _ program: String, _ arguments: [String], on file: ImportFile, most: Int
  ) throws(ImportError) -> ProgramStream {
    file.rewind()
    do throws(SubprocessError) {
      return try ProgramStream(
        program, arguments, environment: environment, input: file.descriptor,
        limits: StreamLimits(
          silence: .seconds(60), output: most, memory: 512 << 20, processor: Unpacking.processor(for: most)))
    } catch {
      throw ImportError(error, of: program)
    }
  }
}

extension ImportError {
  /// Converts the failure of an unpacking program.
  init(_ error: SubprocessError, of program: String) {
    switch error {
    case .missing: self = .programMissing(program)
    case .tooMuch: self = .tooLarge
    // Status 1 of gzip, and 1 to 12 of unzip, mean that the file is at fault.
    case .failed(let status, _) where (1...12).contains(status): self = .brokenArchive
    case .failed, .notStarted, .timedOut, .killed, .cancelled: self = .program(program, error)
    }
  }
}
