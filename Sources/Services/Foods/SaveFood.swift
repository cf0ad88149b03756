package import Calls
internal import EmbeddedMessages
internal import Messages
internal import Nutrition
internal import Proposals
internal import Store

/// Adds a food with figures that the person states. What is not stated stays unknown, including energy.
package struct SaveFood: Tool {
  package let description = "Propose to add a food with the figures that were stated; what is unknown stays out."
  package let topic: ToolTopic? = .foods
  /// The name of a food that nobody has named yet.
  package static let unnamed = "food from a label"

  package init() {}

  package func run(_ arguments: SaveFoodCall, in context: ToolContext) throws(ToolError) -> ToolOutcome {
    try RecordName.check(arguments.name, as: .name)
    try context.refuseRecipe(arguments.name)
    // The stated barcode, or one that was just looked up and belongs to no food yet.
    var fields = arguments.fields
    if fields.barcode == nil { fields.barcode = try context.barcodeToName()?.digits }
    if fields.isSilent, arguments.name != SaveFood.unnamed, let known = try known(arguments, in: context) {
      guard arguments.like == nil else {
        return try FindFood().run(FindFoodCall { $0.query = known.title }, in: context)
      }
      return try CorrectFood().run(arguments.correction(of: known), in: context)
    }
    let like = try arguments.like.map { name throws(ToolError) in try context.certainLoggable(name) }
    let bare = try fields.applied(
      to: Food(
        id: context.identifiers.next(), created: context.now, name: arguments.name, state: arguments.state,
        source: like.map { FoodSource.like($0.title) } ?? arguments.source, per100Grams: .unknown
      ).measured(as: like))
    let basis = try context.basis(arguments.per, of: bare.name, bare.measures())
    let stated = StatedEnergy(basis.per100Grams(arguments.figures))
    try FigureCheck.refuse(stated.figures)
    try context.refuseTakenBarcode(of: bare)
    var food = bare
    food.per100Grams = like?.per100Grams ?? .unknown
    food.per100Grams.take(stated.figures)
    let rows = FoodCard.rows(of: food).enumerated().map { index, row in
      index == 0 ? row.explained(by: notes(basis, stated) + context.explanation(of: food)) : row
    }
    return context.propose(
      AnyCall(arguments), changes: [.insert(.food(food))],
      card: Card(
        title: .newFoodTitle, rows: rows,
        notes: opening(food) + [like.map { Text.newFoodLike(food: $0.title) }].compactMap(\.self) + arguments.guessNotes
          + notes(basis, stated) + reading(arguments, food) + closing(food, stated)),
      summary: .newFoodSummary(food: food.title))
  }

  /// The household's own food with exactly this name. Stating it again corrects it and does not add a second one.
  private func known(_ arguments: SaveFoodCall, in context: ToolContext) throws(ToolError) -> Food? {
    let names = try context.reading(context.store.foodNames())
    let known = names.first { food in
      food.name.lowercased() == arguments.name.lowercased() && food.state == arguments.state && food.brand == nil
    }
    guard let known else { return nil }
    return try context.reading(context.store.food(known.id))
  }

  private func opening(_ food: Food) -> [Text] {
    food.name == SaveFood.unnamed ? [.newFoodNameAsked] : []
  }

  /// What is missing on a label, and what was hard to read.
  private func reading(_ arguments: SaveFoodCall, _ food: Food) -> [Text] {
    guard let reading = arguments.reading else { return [] }
    let missing = [Nutrient.protein, .carbohydrate, .fat].filter { food.per100Grams[$0] == nil }
    return reading.sentences + (missing.isEmpty ? [] : [FoodWarning.missing(missing).text])
  }

  private func notes(_ basis: FigureBasis, _ stated: StatedEnergy) -> [Text] {
    [basis.note, stated.note].compactMap(\.self)
  }

  private func closing(_ food: Food, _ stated: StatedEnergy) -> [Text] {
    var notes = FigureCheck.doubts(about: food.per100Grams)
    if food.per100Grams.energy == nil { notes.append(.newFoodEnergyUnknown) }
    return notes + [.newFoodEdits]
  }
}

extension Food {
  /// The food with the portions of a similar one.
  fileprivate func measured(as other: Loggable?) -> Food {
    guard case .food(let food)? = other else { return self }
    var measured = self
    (measured.portions, measured.density, measured.category) = (food.portions, food.density, food.category)
    return measured
  }
}

extension FoodFields {
  /// Whether nothing but figures is stated about the food.
  fileprivate var isSilent: Bool { self == FoodFields() }
}

extension SaveFoodCall {
  /// The source of the food, which is as good as the worst of its figures.
  fileprivate var source: FoodSource {
    if guessed != nil { return FoodSource(.estimate, release: spokenBasis) }
    return FoodSource(fromLabel == true ? .label : .household)
  }

  private var spokenBasis: String? { basis.flatMap { RecordName.fits($0) ? $0 : nil } }

  fileprivate var guessNotes: [Text] { FigureGuess.notes(guessed, basis: spokenBasis) }

  fileprivate func correction(of food: Food) -> CorrectFoodCall {
    CorrectFoodCall {
      $0.food = food.title
      $0.figures = figures
      $0.per = per
      $0.fromLabel = fromLabel
      $0.guessed = guessed
      $0.basis = basis
    }
  }
}

extension ToolContext {
  /// A food that is called like a recipe would hide behind it: its figures are those of its ingredients.
  func refuseRecipe(_ name: String) throws(ToolError) {
    let known = try reading(store.recipeNames())
    guard let same = known.first(where: { $0.name.lowercased() == name.lowercased() }) else { return }
    throw .figuresOfRecipe(same.name)
  }
}
