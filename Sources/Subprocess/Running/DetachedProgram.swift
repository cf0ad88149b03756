/// A program that runs independently, such as a terminal in which the person continues. It has no limits and outlives
/// larder.
package enum DetachedProgram {
  /// Starts it without a shell, in a session of its own, without input and output.
  ///
  /// - Parameters:
  ///   - program: a path, or a name to look up in the PATH of `environment`.
  ///   - environment: the complete environment.
  package static func start(
    _ program: String, _ arguments: [String], environment: [String: String]
  ) throws(SubprocessError) {
    guard let path = ProgramEnvironment.path(of: program, in: environment) else { throw .missing }
    let nothing = try Descriptor.nothing()
    let streams = [nothing.number, nothing.number, nothing.number]
    _ = try StartedProcess(path, arguments, environment: environment, streams: streams)
  }
}
