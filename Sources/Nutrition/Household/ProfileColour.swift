/// The colours that tell profiles apart at a glance. None of them is an alarm, and none says anything alone: the name stands
/// beside it.
package enum ProfileColour: String, CaseIterable, Codable, Sendable {
  case blue, green, purple, teal, yellow
}
