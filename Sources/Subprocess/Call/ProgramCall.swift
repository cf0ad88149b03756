/// A program to run, without a shell: its arguments, input and limits.
package struct ProgramCall: Hashable, Sendable {
  /// A path, or a name to look up in the PATH of `environment`.
  package var program: String
  /// The arguments after the program's name.
  package var arguments: [String]
  /// The complete environment.
  package var environment: [String: String]
  /// The whole standard input.
  package var input: [UInt8]
  /// Open files that it can read, besides its standard streams, by the paths of `path(ofFile:)`.
  package var files: [Int32]
  /// The open file that receives its standard output; nil where that is returned.
  package var output: Int32?
  /// The limits; a program that exceeds them is killed.
  package var limits: ProgramLimits

  package init(
    _ program: String, _ arguments: [String] = [], environment: [String: String], input: [UInt8] = [],
    files: [Int32] = [], output: Int32? = nil, limits: ProgramLimits
  ) {
    self.program = program
    self.arguments = arguments
    self.environment = environment
    self.input = input
    self.files = files
    self.output = output
    self.limits = limits
  }

  /// The path by which the program can open one of `files`, from its beginning.
  package static func path(ofFile index: Int) -> String { "/proc/self/fd/\(3 + index)" }
}

/// The limits of a program. Its input is not trusted, so there is no call without limits.
package struct ProgramLimits: Hashable, Sendable {
  /// The time from its start to its end.
  package var time: Duration
  /// The most bytes of standard output; more is an error.
  package var output: Int
  /// The most bytes of standard error that are kept; the rest is dropped.
  package var errorOutput: Int
  /// The most bytes of address space; nil for no limit.
  package var memory: Int?
  /// The most processor time, summed over all processors; exceeding it counts as a timeout.
  package var processor: Duration

  package init(
    time: Duration, output: Int, errorOutput: Int = 4_096, memory: Int? = nil, processor: Duration? = nil
  ) {
    self.time = time
    self.output = output
    self.errorOutput = errorOutput
    self.memory = memory
    self.processor = processor ?? time * 2
  }
}
