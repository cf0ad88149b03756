/// A program to be run, without a shell: what it is given and how far it may go.
package struct ProgramCall: Hashable, Sendable {
  /// A name that is looked for in the PATH of `environment`, or a path.
  package var program: String
  /// What stands behind the program's name, a word each.
  package var arguments: [String]
  /// All of its environment.
  package var environment: [String: String]
  /// All of its standard input.
  package var input: [UInt8]
  /// Open files that it has by the paths of `path(ofFile:)`, besides its standard ones.
  package var files: [Int32]
  /// The open file that its standard output goes to; nil where that comes back.
  package var output: Int32?
  /// How far it may go; beyond them it is ended.
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

  /// By what name the program opens one of `files`, from its beginning.
  package static func path(ofFile index: Int) -> String { "/proc/self/fd/\(3 + index)" }
}

/// How far a program may go. What it reads is not trusted, so there is no call without limits.
package struct ProgramLimits: Hashable, Sendable {
  /// From its start to its end.
  package var time: Duration
  /// The most bytes of its standard output; with more it has failed.
  package var output: Int
  /// The most bytes of its standard error that are kept; what comes after them is dropped.
  package var errorOutput: Int
  /// The most bytes of address space; nil for as much as there is.
  package var memory: Int?
  /// The most time on processors; what takes more has taken too long. Several can be busy at once.
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
