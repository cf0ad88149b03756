/// The bread around what is named of a dish, by its name in the food bank: that of a sandwich, a roll, a wrap.
enum ImpliedBread: String, Hashable, Sendable {
  case sliced = "bread"
  case roll = "bread roll"
  case wrap = "tortilla wrap"
}
