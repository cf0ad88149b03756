/// The lines of a profile card with the person's data, in the order of display.
package enum ProfileLine: String, CaseIterable, Sendable {
  case name, born, sex, height, expecting, activity, aim, pace
  case goalWeight = "goal weight"
  case goalDate = "goal date"
  case diet, language, units
  case dayStart = "day start"
}
