/// Whether energy from activity is added to a day's allowance.
package enum ExerciseAdjustment: String, CaseIterable, Codable, Sendable {
  case counted, ignored
}
