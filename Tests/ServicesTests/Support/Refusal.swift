import JSON
import Services
import Testing

/// A call that a tool refuses, and why.
struct Refusal: Sendable, CustomTestStringConvertible {
  let call: JSONValue
  let error: ToolError

  init(_ call: JSONValue, _ error: ToolError) {
    self.call = call
    self.error = error
  }

  var testDescription: String { call.text }
}
