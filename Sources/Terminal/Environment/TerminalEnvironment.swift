/// How to talk to what is there: decided once, from the options, the environment and what the descriptors are.
package struct TerminalEnvironment: Hashable, Sendable {
  /// What the person asked for.
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

  /// Which of the standard descriptors are terminals.
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
    /// No terminal: lines as they stand.
    case script
    /// A terminal that only its own driver edits: it can do nothing else, or the output goes elsewhere.
    case driver
    /// The line editor.
    case editor
  }

  /// What the descriptors are.
  package let terminals: Terminals
  /// Where lines come from, which follows from the terminals and from what theirs can do.
  package let input: Input
  /// Only at a terminal that knows colours, and where neither option nor environment declines them.
  package let colour: Bool
  /// Only where it was asked for.
  package let plain: Bool
  /// The columns that the environment names; the window itself knows better.
  package let namedColumns: Int?

  /// Looks at TERM, NO_COLOR and COLUMNS in the environment; without TERM a terminal is taken for one that only prints.
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
