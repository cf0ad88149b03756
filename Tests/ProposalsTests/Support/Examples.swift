import Calls
import FoundationEssentials
import JSON
internal import Messages
import Nutrition
import Proposals

/// The id that the number names.
func id(_ number: Int) -> UUID {
  let last = UInt8(truncatingIfNeeded: number)
  return UUID(uuid: (0, 0, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, UInt8(truncatingIfNeeded: number >> 8), last))
}

let now = Instant(milliseconds: 1_795_174_200_000)
let friday = Day(number: 20_777)

/// A record of the kind, with what may be left out left out.
func record(_ kind: Record.Kind) -> Record {
  switch kind {
  case .profile: .profile(Profile(id: id(1), created: now, name: "Zoë", isDefault: true))
  case .food:
    .food(
      Food(
        id: id(2), created: now, name: "oats", state: .dry, tags: ["breakfast"],
        source: FoodSource(.staples, reference: "sr:1"),
        per100Grams: Nutrients(energy: FixedDecimal("371.1"), sugar: .zero),
        density: FixedDecimal("0.41"), portions: [Portion(.cup, Grams(milligrams: 81_500))]))
  case .recipe:
    .recipe(
      Recipe(
        id: id(3), created: now, name: "porridge", servings: FixedDecimal("2.5") ?? .zero,
        ingredients: [.init(food: id(2), grams: Grams(milligrams: 80_000), words: "a cup of oats")]))
  case .meal: .meal(Meal(id: id(4), created: now, profile: id(1), at: now, zone: "UTC", day: friday, slot: .lunch))
  case .entry:
    .entry(
      Entry(
        id: id(5), created: now, meal: id(4), position: 1, kind: .food, reference: id(2), name: "oats, dry",
        grams: Grams(milligrams: 40_001), figures: Nutrients(energy: FixedDecimal("148.44371100")), tier: .database,
        source: "USDA"))
  case .trip:
    .trip(
      Trip(
        id: id(6), created: now, profile: id(1), day: friday, store: "Corner",
        total: Money(minorUnits: 1_299, currency: "EUR")))
  case .purchase:
    .purchase(
      Purchase(
        id: id(7), created: now, trip: id(6), position: 1, original: "HAFERFL.", name: "oats",
        price: Money(minorUnits: 99, currency: "EUR"), kind: .item))
  case .target:
    .target(
      Target(id: id(8), created: now, profile: id(1), from: friday, figures: Nutrients(energy: FixedDecimal(2_000))))
  case .weight:
    .weight(Weight(id: id(9), created: now, profile: id(1), day: friday, kilograms: FixedDecimal("70.1") ?? .zero))
  case .activity:
    .activity(Activity(id: id(10), created: now, profile: id(1), day: friday, name: "run", energy: FixedDecimal(300)))
  case .familyMember:
    .familyMember(FamilyMember(id: id(11), created: now, name: "Ada", age: 7, activity: .active, diet: .vegan))
  case .water:
    .water(Water(id: id(13), created: now, profile: id(1), day: friday, at: now, millilitres: FixedDecimal(250)))
  case .knownLine:
    .knownLine(
      KnownLine(
        id: id(14), created: now, store: "corner", line: "haferfl", kind: .food, name: "oats", food: id(2),
        lastDay: friday))
  case .pantryChange:
    .pantryChange(
      PantryChange(
        id: id(15), created: now, at: now, day: friday, food: id(2), kind: .counted, grams: Grams(milligrams: 500_000)))
  case .familyTargets:
    .familyTargets(
      FamilyTargets(
        id: id(12), created: now, figures: Nutrients(energy: FixedDecimal(6_100)), computedEnergy: FixedDecimal(6_050)))
  }
}

func proposal(
  _ changes: [Change] = [], action: Action = .tool("log_meal"), question: Proposal.Question = .yesOrNo
) -> Proposal {
  Proposal(
    id: id(100), created: now, profile: id(1), action: action, changes: changes,
    card: Card(
      title: "Lunch, Fri 20 Nov",
      rows: [
        Card.Row(number: 1, [Card.Cell("oats “dry”"), .right("40 g")]),
        Card.Row([Card.Cell("total")], emphasis: .total),
      ], notes: ["≈ a cup is 81.5 g"]),
    summary: "lunch, 148 kcal",
    request: AnyCall(tool: "log_meal", arguments: ["items": [["food": "oats"]]]), question: question)
}
