import FoundationEssentials
import Nutrition
import Store

/// The id that the number names, for records and proposals of the tests.
func id(_ number: Int) -> UUID {
  var bytes = [UInt8](repeating: 0, count: 16)
  for index in 0..<8 { bytes[15 - index] = UInt8(truncatingIfNeeded: number >> (8 * index)) }
  bytes[6] = 0x40
  bytes[8] = 0x80
  return bytes.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
}

func at(_ minutes: Int) -> Instant { Instant(milliseconds: 1_795_176_000_000).adding(minutes: minutes) }

/// The profile that a new database has.
let me = id(1)
let friday = Day(number: 20_777)

func food(
  _ number: Int, _ name: String = "pasta", energy: FixedDecimal = FixedDecimal(158),
  source: FoodSource = FoodSource(.staples)
) -> Food {
  Food(
    id: id(number), created: at(0), name: name, state: .cooked, category: .pantry, source: source,
    per100Grams: Nutrients(
      energy: energy, protein: FixedDecimal("5.8"), carbohydrate: FixedDecimal("30.9"), fat: FixedDecimal("0.93"),
      saturatedFat: FixedDecimal("0.176"), fibre: FixedDecimal("1.8"), sodium: FixedDecimal(1)))
}

func meal(
  _ number: Int, of profile: UUID = me, on day: Day = friday, _ slot: MealSlot = .lunch, created: Instant = at(0),
  at moment: Instant = at(0)
) -> Meal {
  Meal(id: id(number), created: created, profile: profile, at: moment, zone: "Europe/Berlin", day: day, slot: slot)
}

/// An entry of a food, with the figures that follow from it.
func entry(
  _ number: Int, in meal: UUID, of food: Food, grams: Int64 = 200, position: Int = 1, created: Instant = at(0)
) -> Entry {
  let weight = Grams(milligrams: grams * 1_000)
  return Entry(
    id: id(number), created: created, meal: meal, position: position, kind: .food, reference: food.id,
    name: food.title, grams: weight, figures: food.per100Grams.portion(of: weight), tier: food.source.tier,
    source: food.source.description)
}

func quick(_ number: Int, in meal: UUID, energy: Int = 450, position: Int = 1, created: Instant = at(0)) -> Entry {
  Entry(
    id: id(number), created: created, meal: meal, position: position, kind: .quick, name: "pub lunch",
    figures: Nutrients(energy: FixedDecimal(energy)), tier: .estimated, source: "stated")
}

func target(_ number: Int, from day: Day, energy: Int?, of profile: UUID = me) -> Target {
  Target(
    id: id(number), created: at(number), profile: profile, from: day,
    figures: Nutrients(energy: energy.map { FixedDecimal($0) }, protein: FixedDecimal(120)))
}

func run(_ number: Int, on day: Day = friday, energy: Int = 300) -> Activity {
  Activity(
    id: id(number), created: at(number), profile: me, day: day, name: "run", minutes: 30, energy: FixedDecimal(energy))
}
