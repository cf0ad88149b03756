/// The other settings of a profile that can be changed, in the order of display.
package enum ProfileTrait: String, CaseIterable, Sendable {
  case name, icon, colour
  case isDefault = "default"
  case dayStart = "day start"
  case breakfast, lunch, dinner
  case dinnerEnd = "dinner end"
}
