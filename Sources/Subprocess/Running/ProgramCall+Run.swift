extension ProgramCall {
  /// Runs the program and waits for its end. Nothing of it is left running, whatever happens, not even where larder
  /// itself is killed in the meantime.
  ///
  /// It has a session of its own, so that it has no access to the terminal, and no descriptors except the standard ones
  /// and `files`.
  ///
  /// - Parameter isCancelled: called some twenty times a second; true kills the program.
  package func run(unless isCancelled: () -> Bool = { false }) throws(SubprocessError) -> ProgramOutput {
    guard let path = ProgramEnvironment.path(of: program, in: environment) else { throw .missing }
    let deadline = SuspendingClock.now.advanced(by: limits.time)
    var running = try RunningProgram(self, at: path)
    try running.run(until: deadline, unless: isCancelled)
    return try running.finish()
  }
}
