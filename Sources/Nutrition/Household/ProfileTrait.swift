/// What can be changed of a profile beside what is known of the person, in the order in which it is shown.
package enum ProfileTrait: String, CaseIterable, Sendable {
  case name, icon, colour
  case isDefault = "default"
  case dayStart = "day start"
  case breakfast, lunch, dinner
  case dinnerEnd = "dinner end"
}
