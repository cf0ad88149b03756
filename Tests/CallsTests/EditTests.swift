import Calls
import Nutrition
import Testing

@Suite struct `edits of a card` {
  private static var aboutTwoEggs: MealItem {
    var eggs = MealItem(food: "egg", quantity: FixedDecimal(2))
    eggs.approximate = true
    return eggs
  }

  @Test
  func `are made by the numbers that it shows: lines go from the last to the first, and new ones come at the end`() {
    let edits = [
      Edit(.card, .addedLine("1.29 bread")), Edit(.line(1), .removed), Edit(.line(3), .removed),
      Edit(.line(1), .removed), Edit(.line(2), .said("150 g")), Edit(.card, .slot(.dinner)),
    ]
    #expect(
      edits.inOrderOfCard.map(\.description) == ["2: 150 g", "dinner", "add 1.29 bread", "drop 3", "drop 1"])
  }

  @Test(arguments: [
    (Edit(.line(2), .amount(Amount(quantity: FixedDecimal(110), unit: .gram))), "2: 110 g"),
    (Edit(.card, .factor(FixedDecimal("0.5") ?? .zero)), "all: times 0.5"),
    (Edit(.food("rice"), .food("quinoa")), "rice = quinoa"), (Edit(.line(1), .skipped), "skip 1"),
    (Edit(.card, .added(Self.aboutTwoEggs)), "add about 2 egg"),
    (Edit(.card, .figures(Nutrients(energy: FixedDecimal(1_900)))), #"{"kcal":1900}"#),
    (Edit(.card, .plates([MealPlate(name: "Emma")])), "for Emma"),
  ])
  func `read as a person would type them`(edit: Edit, words: String) {
    #expect(edit.description == words)
  }

  @Test func `name the foods of a meal by its lines, and beside the plates of several people`() {
    var meal = LogMealCall { $0.items = [MealItem(food: "rice"), MealItem(food: "curry")] }
    #expect(meal.cardLines == [CardLine(.line(1), "rice"), CardLine(.line(2), "curry")])
    meal.people = [MealPlate(name: "me"), MealPlate(name: "Emma")]
    #expect(
      meal.cardLines == [
        CardLine(.line(1), "me"), CardLine(.line(2), "Emma"), CardLine(.food("rice"), "rice"),
        CardLine(.food("curry"), "curry"),
      ])
  }
}
