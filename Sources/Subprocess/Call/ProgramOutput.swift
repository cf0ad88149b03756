/// The output of a program that ended successfully.
package struct ProgramOutput: Hashable, Sendable {
  /// Its standard output.
  package var bytes: [UInt8]
  /// The beginning of its standard error.
  package var errorOutput: [UInt8]

  package init(bytes: [UInt8], errorOutput: [UInt8] = []) {
    self.bytes = bytes
    self.errorOutput = errorOutput
  }
}
