/// A value that has limits; messages name it when it is outside them.
package enum LimitedValue: String, CaseIterable, Sendable {
  case activeDays = "active-days"
  case activity
  case age
  case amount
  case basis
  case birthDate = "birth-date"
  case brand
  case category
  case cookedWeight = "cooked-weight"
  case currency
  case days
  case density
  case energy
  case energySum = "energy-sum"
  case factor
  case goalDate = "goal-date"
  case height
  case household
  case icon
  case ingredients
  case language
  case macronutrients
  case mealHours = "meal-hours"
  case minutes
  case name
  case note
  case people
  case period
  case plate
  case plates
  case portion
  case price
  case quantity
  case query
  case rawWeight = "raw-weight"
  case reason
  case receipt
  case recipe
  case recipeLine = "recipe-line"
  case recipeWeight = "recipe-weight"
  case replaced
  case report
  case serving
  case servings
  case share
  case startOfDay = "start-of-day"
  case store
  case tags
  case title
  case water
  case weeklyPace = "weekly-pace"
  case weight
}
