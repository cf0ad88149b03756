/// How far a program may go whose output is read as it comes. What it reads is not trusted, so there is no stream
/// without limits.
package struct StreamLimits: Hashable, Sendable {
  /// The longest time without a byte of output, while somebody waits for one.
  package var silence: Duration
  /// The most bytes of its standard output; with more it has failed.
  package var output: Int
  /// The most bytes of its standard error that are kept; what comes after them is dropped.
  package var errorOutput: Int
  /// The most bytes of address space; nil for as much as there is.
  package var memory: Int?

  /// The most time on processors; what takes more has taken too long.
  package var processor: Duration

  package init(
    silence: Duration, output: Int, errorOutput: Int = 4_096, memory: Int? = nil, processor: Duration = .seconds(60)
  ) {
    self.silence = silence
    self.output = output
    self.errorOutput = errorOutput
    self.memory = memory
    self.processor = processor
  }
}
