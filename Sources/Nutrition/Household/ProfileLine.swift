/// A line of what is known of a person, in the order in which it is shown.
package enum ProfileLine: String, CaseIterable, Sendable {
  case name, born, sex, height, expecting, activity, aim, pace
  case goalWeight = "goal weight"
  case goalDate = "goal date"
  case diet, language, units
  case dayStart = "day start"
}
