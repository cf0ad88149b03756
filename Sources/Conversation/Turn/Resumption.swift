package import Services

/// How a tool goes on with what came from outside.
package struct Resumption: Sendable {
  /// Goes on with a tool, with what came from outside.
  package typealias Run = @Sendable (ToolContext) throws(ToolError) -> ToolStep

  let run: Run

  package init(_ run: @escaping Run) { self.run = run }

  init<Answer: Sendable>(_ answer: Answer, _ next: @escaping Need.Next<Answer>) {
    self.init { (context: ToolContext) throws(ToolError) in try next(answer, context) }
  }
}
