/// A program that goes its own way: a person's own, such as a terminal in which they go on. It has no limits, and outlives
/// the one that starts it.
package enum DetachedProgram {
  /// Starts it without a shell, in a session of its own, reading and writing nothing.
  ///
  /// - Parameters:
  ///   - program: a name that is looked for in the PATH of `environment`, or a path.
  ///   - environment: all of it.
  package static func start(
    _ program: String, _ arguments: [String], environment: [String: String]
  ) throws(SubprocessError) {
    guard let path = ProgramEnvironment.path(of: program, in: environment) else { throw .missing }
    let nothing = try Descriptor.nothing()
    let streams = [nothing.number, nothing.number, nothing.number]
    _ = try StartedProcess(path, arguments, environment: environment, streams: streams)
  }
}
