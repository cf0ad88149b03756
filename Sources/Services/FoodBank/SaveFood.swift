internal import FoundationEssentials
package import LanguageModels
package import Nutrition
package import Proposals
internal import Store

/// Adds a food to the food bank from figures that the user states, per 100 g.
package struct SaveFood: Tool {
  package struct Arguments: Codable, Sendable {
    package var name: String
    package var kcal: Figure
    package var protein: Figure?
    package var carbohydrate: Figure?
    package var fat: Figure?
    package var saturatedFat: Figure?
    package var sugar: Figure?
    package var fibre: Figure?
    package var sodium: Figure?
    package var serving: Figure?
    package var state: FoodState?
    package var barcode: String?

    package enum CodingKeys: String, CodingKey {
      case name, kcal, state, barcode
      case protein = "protein_g"
      case carbohydrate = "carbs_g"
      case fat = "fat_g"
      case saturatedFat = "saturated_fat_g"
      case sugar = "sugar_g"
      case fibre = "fibre_g"
      case sodium = "sodium_mg"
      case serving = "serving_g"
    }

    var figures: Nutrients {
      Nutrients(
        energy: kcal, protein: protein, carbohydrate: carbohydrate, fat: fat, saturatedFat: saturatedFat, sugar: sugar,
        fibre: fibre, sodium: sodium
      ).mapped { $0.rounded(toPlaces: 3) }
    }
  }

  package let name = "save_food"
  package let description = "Propose to add a food with the figures per 100 g that were stated."
  package let proposes = true
  package let topic: ToolTopic? = .foods

  package init() {}

  package var parameters: JSONSchema {
    .object(
      [
        .init("name", .string(), required: true), .init("kcal", .number(), required: true),
      ] + Nutrient.allCases.filter { $0 != .energy }.map { .init($0.key, .number()) } + [
        .init("serving_g", .number("Grams of a usual serving.")),
        .init("state", .known(FoodState.allCases.map(\.rawValue))), .init("barcode", .string()),
      ])
  }

  package func run(_ arguments: Arguments, in context: ToolContext) throws(ToolError) -> ToolOutcome {
    guard RecordName.fits(arguments.name) else { throw .outOfRange("name", range: RecordName.range) }
    let figures = arguments.figures
    // The ranges first: the energy check computes with these figures.
    for nutrient in Nutrient.allCases where nutrient != .energy {
      let most = Figure(nutrient == .sodium ? 100_000 : 100)
      if let figure = figures[nutrient], figure < .zero || figure > most {
        throw .outOfRange(nutrient.name, range: "0 to \(most.formatted()) \(nutrient.unit) per 100 g")
      }
    }
    if case .impossible(let stated) = EnergyCheck.of(figures) { throw .impossibleEnergy(stated) }
    let serving = arguments.serving.map { Grams($0) }
    if let serving, serving <= .zero || serving > Measures.most { throw .outOfRange("serving", range: "0 to 100 kg") }
    let barcode = try barcode(arguments, in: context)
    let food = Food(
      id: context.identifiers.next(), created: context.now, name: arguments.name, state: arguments.state,
      barcode: barcode?.digits, source: FoodSource(.household), per100Grams: figures,
      portions: serving.map { [Portion(.serving, $0), Portion(.piece, $0)] } ?? [])
    return context.propose(
      action: .tool(name), changes: [.insert(.food(food))], card: card(food),
      summary: "new food, \(food.title)", request: Proposal.Request(self, arguments))
  }

  /// The barcode that was said, or the one that was looked up a moment ago and is of no food yet.
  private func barcode(_ arguments: Arguments, in context: ToolContext) throws(ToolError) -> Barcode? {
    guard let digits = arguments.barcode, !digits.isEmpty else { return try context.barcodeToName() }
    do { return try Barcode(digits) } catch {
      throw .unreadableBarcode(digits, error)
    }
  }

  private func card(_ food: Food) -> Card {
    var notes: [String] = []
    if let barcode = food.barcode { notes.append("It gets the barcode \(barcode).") }
    if case .differs(let stated, let computed) = EnergyCheck.of(food.per100Grams) {
      notes.append(
        "Check it: \(stated.formatted()) kcal stated, its protein, carbohydrate and fat make \(computed.formatted()) kcal."
      )
    }
    if let serving = food.portions.first { notes.append("A serving, and one of it, is \(serving.grams).") }
    let unknown = Nutrient.allCases.filter { food.per100Grams[$0] == nil }.map(\.name)
    if !unknown.isEmpty { notes.append("Not known: \(unknown.joined(separator: ", ")).") }
    let row = EntryRow.row(
      number: 1, name: food.title, amount: "100 g", figures: food.per100Grams, mark: food.source.description)
    return Card(title: "New food", rows: [row], notes: notes)
  }

  package func revise(
    _ arguments: Arguments, by edit: ProposalEdit, in context: ToolContext
  ) throws(ToolError) -> Arguments {
    guard case .replace(1, let name) = edit else { throw .cannotEdit }
    var revised = arguments
    revised.name = name
    return revised
  }
}
