/// The limits of a program whose output is streamed. Its input is not trusted, so there is no stream without limits.
package struct StreamLimits: Hashable, Sendable {
  /// The longest time without output while somebody waits for it.
  package var silence: Duration
  /// The most bytes of standard output; more is an error.
  package var output: Int
  /// The most bytes of standard error that are kept; the rest is dropped.
  package var errorOutput: Int
  /// The most bytes of address space; nil for no limit.
  package var memory: Int?

  /// The most processor time; exceeding it counts as a timeout.
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
