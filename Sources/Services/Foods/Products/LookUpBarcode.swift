package import Calls
internal import EmbeddedMessages
internal import FoodData
internal import FoodSources
internal import JSON
internal import Messages
internal import Nutrition
internal import Proposals

/// Looks up a product by its barcode, in the food bank and then at Open Food Facts. A product found is proposed for the food
/// bank; otherwise the answer explains how to add it.
package struct LookUpBarcode: Tool {
  package let description = "Find a product by its barcode and propose to save it."
  package let topic: ToolTopic? = .foods

  package init() {}

  /// Where the product cannot be looked up now, the question waits and is repeated later.
  package func start(_ arguments: LookUpBarcodeCall, in context: ToolContext) throws(ToolError) -> ToolStep {
    let barcode = try? Barcode(arguments.barcode)
    return try context.asking(barcode.map { .product($0) }) { (fault, context) throws(ToolError) in
      let outcome = try run(arguments, in: context)
      switch outcome {
      case .proposal(let proposal) where context.outside.isAskedAgain:
        return .finished(outcome, saying: [QueueWording.ready(proposal, else: .queueReadyProduct)])
      case .answer where fault?.mayPass == true:
        return .finished(outcome).postponing(
          QueuedFile.words(barcode: arguments.barcode), saying: .queueKeptBarcode)
      case .answer, .proposal: return .finished(outcome)
      }
    }
  }

  package func run(_ arguments: LookUpBarcodeCall, in context: ToolContext) throws(ToolError) -> ToolOutcome {
    let barcode: Barcode
    do { barcode = try Barcode(arguments.barcode) } catch {
      throw .unreadableBarcode(arguments.barcode, error)
    }
    if let food = try context.food(of: barcode) { return .answer(OwnFoodAnswer.answer(food)) }
    if let food = try context.importedFood(of: barcode) {
      return try propose(food, ProductCard.card(of: food), barcode, arguments, in: context)
    }
    let question = ProductQuestion.product(barcode)
    let fault = try context.keptFault(of: question)
    guard !barcode.isShopsOwn, let kept = try context.keptAnswer(to: question) else {
      return .answer(try missing(MissingProduct(barcode, fault), barcode, in: context))
    }
    let age = ProductAge(asked: kept.moment, fault: fault, in: context)
    switch kept.answer {
    case .product(let product): return try outcome(product, barcode, age, arguments, in: context)
    case .search, .productNotFound, .invalidCode, .differentProductType, .rateLimited, .unreadable:
      return .answer(try missing(MissingProduct(barcode, kept.answer), barcode, in: context))
    }
  }

  private func missing(
    _ product: MissingProduct, _ barcode: Barcode, in context: ToolContext
  ) throws(ToolError) -> ToolAnswer {
    if product.canBeFood { try context.keepUnknown(barcode) }
    return product.answer
  }

  /// Proposes a product, or only shows it where its figures are impossible.
  private func outcome(
    _ product: OpenFoodFactsProduct, _ barcode: Barcode, _ age: ProductAge, _ arguments: LookUpBarcodeCall,
    in context: ToolContext
  ) throws(ToolError) -> ToolOutcome {
    var card = ProductCard.card(of: product)
    card.notes += age.notes
    guard product.trust == .ok || product.trust == .check, let food = product.referenceFood else {
      try context.keepUnknown(barcode)
      card.notes += AddingWays.notes(name: product.name)
      return .answer(ToolAnswer(.card(card), facts: OpenFoodFactsAnswer.product(product).facts))
    }
    return try propose(food, card, barcode, arguments, in: context)
  }

  private func propose(
    _ reference: ReferenceFood, _ card: Card, _ barcode: Barcode, _ arguments: LookUpBarcodeCall,
    in context: ToolContext
  ) throws(ToolError) -> ToolOutcome {
    var (reference, card) = (reference, card)
    reference.barcode = barcode.digits
    if let name = arguments.name {
      try RecordName.check(name, as: .name)
      reference.name = name
    }
    let food = reference.food(id: context.identifiers.next(), created: context.now)
    if reference.basis == .millilitres { card.notes.append(.productMillilitreAsGram) }
    card.title = .newFoodTitleOf(food: food.title)
    if food.name.utf8.count <= 40 {
      let hasServing = food.portions.contains { $0.unit == .serving }
      card.notes.append(hasServing ? .productThenServing(food: food.name) : .productThenGrams(food: food.name))
    }
    if !card.rows.isEmpty { card.rows[0].explanation = context.explanation(of: food) }
    return context.propose(
      AnyCall(arguments), changes: [.insert(.food(food))], card: card, summary: .newFoodSummary(food: food.title))
  }

  package func revise(_ arguments: inout LookUpBarcodeCall, by edit: Edit, in context: ToolContext) throws(ToolError) {
    guard edit.target == .line(1), case .food(let name, _) = edit.change else { throw .cannotEdit }
    arguments.name = name
  }
}

/// The answer for a food that the household already has.
enum OwnFoodAnswer {
  static func answer(_ food: Food) -> ToolAnswer {
    let row = EntryRow.row(
      name: .perHundredGrams, amount: .empty, figures: food.per100Grams, mark: .tier(tier: food.source.tier))
    let card = Card(
      title: .food(food.title), rows: [row], notes: [.ownFoodKnown(source: food.source.text)])
    let facts = food.per100Grams.shownFacts.with([
      "name": food.title.json, "basis": "100 g", "source": food.source.description.json, "food": food.name.json,
      "known": true,
    ])
    return ToolAnswer(.card(card), facts: facts)
  }
}
