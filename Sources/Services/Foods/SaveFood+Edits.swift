package import Calls
internal import Nutrition

extension SaveFood {
  /// Edits the lines of the card: "1: 460 kcal", "1 = crunchy granola", "3: slice 40 g", "5: Kölln", "drop 5".
  package func revise(_ arguments: inout SaveFoodCall, by edit: Edit, in context: ToolContext) throws(ToolError) {
    guard case .line(let item) = edit.target else { throw .cannotEdit }
    switch (item, edit.change) {
    case (1, .food(let name, _)): arguments.name = name
    case (_, .said(let words)), (_, .food(let words, _)):
      try say(words, on: try line(item), of: &arguments, in: context)
    case (_, .removed): try clear(try line(item), of: &arguments)
    default: throw .cannotEdit
    }
  }

  private func line(_ item: Int) throws(ToolError) -> FoodCard.Line {
    guard let line = FoodCard.Line(rawValue: item) else { throw .noSuchLine(item) }
    return line
  }

  private func say(
    _ words: String, on line: FoodCard.Line, of arguments: inout SaveFoodCall, in context: ToolContext
  ) throws(ToolError) {
    switch line {
    case .figures, .others:
      let said = try context.figures(words)
      try restate(&arguments, in: context)
      arguments.figures.take(said)
      arguments.guessed.resolve(said)
      arguments.reading?.resolve(said)
    case .portions:
      for portion in try context.portions(words) {
        if portion.unit == .serving { arguments.fields.serving = portion.grams } else { arguments.add(portion) }
        if portion.unit == .serving { arguments.reading?.resolveServing() }
      }
    case .category: arguments.fields.category = try context.category(words)
    case .brand: arguments.fields.brand = words
    case .barcode: arguments.fields.barcode = words
    case .tags: arguments.fields.tags = words.split(separator: ",").map(String.init)
    }
  }

  /// Converts the figures to 100 g, in which the card shows them, so that edits refer to the same.
  private func restate(_ arguments: inout SaveFoodCall, in context: ToolContext) throws(ToolError) {
    guard arguments.per != nil else { return }
    let food = try arguments.fields.applied(to: Food(named: arguments.name, in: context))
    let basis = try context.basis(arguments.per, of: arguments.name, food.measures())
    (arguments.figures, arguments.per) = (basis.per100Grams(arguments.figures), nil)
  }

  private func clear(_ line: FoodCard.Line, of arguments: inout SaveFoodCall) throws(ToolError) {
    switch line {
    case .figures: throw .nothingLeft
    case .others:
      for nutrient in Nutrient.details { arguments.figures[nutrient] = nil }
    case .portions: (arguments.fields.serving, arguments.fields.portions, arguments.fields.density) = (nil, nil, nil)
    case .category: arguments.fields.category = nil
    case .brand: arguments.fields.brand = nil
    case .barcode: arguments.fields.barcode = ""
    case .tags: arguments.fields.tags = nil
    }
  }
}

extension Food {
  /// A food without figures, used for computing only and never saved.
  fileprivate init(named name: String, in context: ToolContext) {
    self.init(
      id: context.profile.id, created: context.now, name: name, source: FoodSource(.household), per100Grams: .unknown)
  }
}

extension SaveFoodCall {
  fileprivate mutating func add(_ portion: FoodFields.PortionField) {
    fields.portions = (fields.portions ?? []).filter { $0.unit != portion.unit } + [portion]
  }
}
