/// How to use the standard streams, decided once from the options, the environment variables and which descriptors are
/// terminals.
package struct TerminalEnvironment: Hashable, Sendable {
  /// What the person asked for on the command line.
  package struct Options: Hashable, Sendable {
    /// `--plain`: no colour and no columns.
    package var plain: Bool
    /// `--no-color`: no colour.
    package var noColour: Bool

    package init(plain: Bool = false, noColour: Bool = false) {
      self.plain = plain
      self.noColour = noColour
    }
  }

  /// Which standard descriptors are terminals.
  package struct Terminals: Hashable, Sendable {
    /// Standard input.
    package var input: Bool
    /// Standard output.
    package var output: Bool

    package init(input: Bool, output: Bool) {
      self.input = input
      self.output = output
    }
  }

  /// Where lines come from.
  package enum Input: Hashable, Sendable {
    /// Not a terminal: lines are taken as they are.
    case script
    /// A terminal edited by its driver alone, because it can do nothing else or the output is redirected.
    case driver
    /// The line editor.
    case editor
  }

  /// Which standard descriptors are terminals.
  package let terminals: Terminals
  /// Where lines come from, which follows from the terminals and what they can do.
  package let input: Input
  /// Whether to use colour: only at a terminal that has colours, and where neither option nor environment declines.
  package let colour: Bool
  /// Whether `--plain` was given.
  package let plain: Bool
  /// The columns that the environment names; used only where the window does not say.
  package let namedColumns: Int?

  /// Reads TERM, NO_COLOR and COLUMNS from the environment. A terminal without TERM is assumed to only print.
  package init(options: Options, variables: [String: String], terminals: Terminals) {
    let terminal = variables["TERM"] ?? ""
    let isDumb = terminal.isEmpty || terminal == "dumb"
    let wantsNoColour = options.noColour || options.plain || !(variables["NO_COLOR"] ?? "").isEmpty
    self.terminals = terminals
    input = !terminals.input ? .script : terminals.output && !isDumb ? .editor : .driver
    colour = terminals.output && !isDumb && !wantsNoColour
    plain = options.plain
    namedColumns = variables["COLUMNS"].flatMap { Int($0) }.flatMap { (1...1_000).contains($0) ? $0 : nil }
  }

  /// The width to lay out for.
  ///
  /// - Parameter window: the columns of the window; nil or 0 where there is none.
  package func width(window: Int?) -> Int {
    if let window, window > 0 { return window }
    return namedColumns ?? 80
  }
}
