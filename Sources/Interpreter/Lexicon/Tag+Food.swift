extension Tag {
  /// Whether the phrase may be a food itself or part of its name: "sauce", "sweet", "bar".
  var mayNameFood: Bool {
    switch self {
    case .state, .preparation, .quality, .lowFat, .fatFree, .meatless, .cutPiece, .whole, .dish, .mixture,
      .countedMixture,
      .cookedMixture,
      .breadKind, .impliedBread,
      .changing,
      .seasoning,
      .side, .filling, .ingredient, .filled, .plainDrink, .milkDrink, .drinkAddition, .extract, .fixed, .numberedKind,
      .nutrient,
      .unit, .measure,
      .size, .letterUnit, .capitalUnit,
      .category, .recipe, .grocery, .bank, .colour, .company, .people:
      true
    default: false
    }
  }

  /// Whether it stands between foods or is their verb. Names of foods are the same in many languages, such words are not.
  var tellsLanguage: Bool {
    switch self {
    case .conjunction, .contrast, .trigger(.ate), .tailVerb: true
    default: false
    }
  }

  /// Whether the phrase is about other things than foods and their parts.
  var isNoFood: Bool {
    switch self {
    case .grocery, .recipe, .bank, .company, .people: true
    default: !mayNameFood
    }
  }

  /// Whether the phrase measures food or its energy: "ml", "slices", "kcal".
  var isMeasure: Bool {
    switch self {
    case .unit, .measure, .letterUnit, .capitalUnit, .energy: true
    default: false
    }
  }

  /// Whether the phrase is a number or measures food.
  var isAmount: Bool {
    switch self {
    case .number, .fraction, .scale: true
    default: isMeasure
    }
  }
}
