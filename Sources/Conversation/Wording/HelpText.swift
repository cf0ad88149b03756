/// What /help prints.
package enum HelpText {
  package static var lines: [String] {
    let examples = [
      "Say what you ate, in your own words:",
      "  had 200g pasta for lunch            2 eggs, toast with butter and a coffee",
      "  same breakfast as yesterday         yesterday for dinner: pizza and a beer",
      "  +450 pub lunch p20                  a muffin, 420 kcal",
      "  drank 2 glasses of water            Emma had 2 slices of toast",
      "  bought 2 l milk 1.19 at REWE        what did I buy last week?",
      "Change it: make that 250g · move lunch to dinner · delete the rice · undo",
      "Foods: the oat milk has 45 kcal, not 60 · what dairy do I have? · a slice of rye bread is 40 g",
      "Ask: where is that from? · how was today? · calories in an avocado? · when did I last have salmon?",
      "Nothing is saved before you say y. larder counts; it gives no medical advice.",
      "",
    ]
    let width = CommandName.allCases.map { usage($0).count }.max() ?? 0
    return examples
      + CommandName.allCases.map { name in
        let usage = usage(name)
        return usage + String(repeating: " ", count: width + 2 - usage.count) + name.summary
      }
  }

  private static func usage(_ name: CommandName) -> String {
    "/" + name.rawValue + (name.argument.isEmpty ? "" : " " + name.argument)
  }
}
