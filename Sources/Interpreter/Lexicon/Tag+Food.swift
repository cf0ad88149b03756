extension Tag {
  /// Whether what is said so may be a food itself, or a part of its name: "sauce", "sweet", "bar".
  var mayNameFood: Bool {
    switch self {
    case .state, .preparation, .quality, .whole, .dish, .mixture, .countedMixture, .cookedMixture, .breadKind,
      .changing,
      .seasoning,
      .side, .filling, .ingredient, .filled, .plainDrink, .milkDrink, .drinkAddition, .extract, .fixed, .nutrient,
      .unit, .measure,
      .size, .letterUnit, .capitalUnit,
      .category, .recipe, .grocery, .bank, .colour, .company, .people:
      true
    default: false
    }
  }

  /// Whether it is said of other things than foods and of none of their parts.
  var isNoFood: Bool {
    switch self {
    case .grocery, .recipe, .bank: true
    default: !mayNameFood
    }
  }
}
