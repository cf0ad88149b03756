package import Services

/// How a tool continues with an answer from outside.
package struct Resumption: Sendable {
  /// Continues the tool in a context.
  package typealias Run = @Sendable (ToolContext) throws(ToolError) -> ToolStep

  let run: Run

  package init(_ run: @escaping Run) { self.run = run }

  init<Answer: Sendable>(_ answer: Answer, _ next: @escaping Need.Next<Answer>) {
    self.init { (context: ToolContext) throws(ToolError) in try next(answer, context) }
  }
}
