internal import Glibc
package import Sealing

extension TerminalEnvironment {
  /// The environment of this process's standard streams.
  package init(options: Options, variables: [String: String]) {
    let terminals = Terminals(input: isTerminal(STDIN_FILENO), output: isTerminal(STDOUT_FILENO))
    self.init(options: options, variables: variables, terminals: terminals)
  }
}

extension TerminalConsole {
  /// The console of this process's standard streams.
  ///
  /// - Parameters:
  ///   - historyPath: the file of the line history; nil keeps none.
  ///   - key: seals the history, where the household's data is sealed.
  ///   - completion: what the Tab key offers.
  package convenience init(
    environment: TerminalEnvironment, signals: TerminalSignals, historyPath: String?, key: SealingKey? = nil,
    completion: Completion
  ) {
    let results = DescriptorOutput(STDOUT_FILENO)
    let asides = environment.terminals.output ? results : DescriptorOutput(STDERR_FILENO)
    let history = LineHistory(path: environment.input == .editor ? historyPath : nil, key: key)
    var reader: (any LineReading)?
    if environment.input == .editor, isDrawable(STDOUT_FILENO) {
      reader = LineEditor(signals: signals, history: history, completion: completion)
    }
    // It writes on another thread, so it gets an output of its own.
    let waiting = WaitingLine(isPlain: environment.plain) { DescriptorOutput(STDOUT_FILENO).write($0) }
    self.init(
      environment: environment,
      reader: reader ?? DriverLineReader(input: DescriptorInput(STDIN_FILENO, signals: signals), prompts: asides),
      results: results, asides: asides, waiting: environment.terminals.output ? waiting : nil,
      columns: { windowColumns(STDOUT_FILENO) })
  }
}
