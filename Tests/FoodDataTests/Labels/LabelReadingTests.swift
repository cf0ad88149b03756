import FoodData
import Nutrition
import Testing

struct `Nutrition labels` {
  private static let reading = LabelReading()

  /// The columns of a label, each as "per: figure value, …" in the order of the label's rows.
  private func columns(_ text: String) -> [String] {
    guard let label = Self.reading.label(in: PrintedText(text)) else { return [] }
    return label.columns.map { column in
      let figures = LabelFigure.allCases.compactMap { figure in
        column.values[figure].map { "\(figure.rawValue) \($0.isUpperBound ? "<" : "")\($0.value)" }
      }
      return "\(column.basis): \(figures.joined(separator: ", "))"
    }
  }

  @Test func `of Germany have decimal commas, "davon" and salt`() {
    let label = """
      Durchschnittliche Nährwerte pro 100 g
      Brennwert 1885 kJ / 450 kcal
      Fett 18,5 g
      davon gesättigte Fettsäuren 8,1 g
      Kohlenhydrate 62 g
      davon Zucker 24 g
      Ballaststoffe 3,2 g
      Eiweiß 7,9 g
      Salz < 0,02 g
      Zutaten: Weizenmehl, Zucker 20 g
      """
    #expect(
      columns(label) == [
        "hundredGrams: kj 1885, kcal 450, fat_g 18.5, saturated_fat_g 8.1, carbs_g 62, sugars_g 24, fiber_g 3.2, protein_g 7.9, salt_g <0.02"
      ])
  }

  @Test func `of which names and values stand apart are read by the order of the table and the energy`() {
    let names = ["Nährwerte", "pro 100 g", "Energie", "Fett", "davon gesättigte", "Kohlenhydrate"]
    let energies = ["1498 kJ", "358 kcal"]
    func label(_ values: [String]) -> String { (names + energies + values).joined(separator: "\n") }
    #expect(
      columns(label(["2,0 g", "0,5 g", "70 g", "3,0 g", "6,0 g", "10 g", "0,1 g"])) == [
        "hundredGrams: kj 1498, kcal 358, fat_g 2, saturated_fat_g 0.5, carbs_g 70, sugars_g 3, fiber_g 6, protein_g 10, salt_g 0.1"
      ])
    // Without the parts of fat and carbohydrate only one way fits the energy.
    #expect(
      columns(label(["2,0 g", "70 g", "6,0 g", "10 g", "< 0,1 g"])) == [
        "hundredGrams: kj 1498, kcal 358, fat_g 2, carbs_g 70, fiber_g 6, protein_g 10, salt_g <0.1"
      ])
    // What fits no energy, or several ways, stays open.
    #expect(columns(label(["2,0 g", "30 g", "6,0 g", "10 g", "0,1 g"])) == ["hundredGrams: kj 1498, kcal 358"])
    #expect(columns(label(["2,0 g", "0,5 g", "70 g", "1,0 g", "17 g"])) == ["hundredGrams: kj 1498, kcal 358"])
  }

  @Test func `have a column for 100 g and one for a portion, whichever is first`() {
    let first = """
      Typical values   per 100 g     per serving (30 g)
      Energy           1500 kJ       450 kJ
                       357 kcal      107 kcal
      Fat              6.0 g         1.8 g
      of which saturates  1.0 g      0.3 g
      Carbohydrate     60 g          18 g
      of which sugars  20 g          6 g
      Fibre            8.0 g         2.4 g
      Protein          11 g          3.3 g
      Salt             0.50 g        0.15 g
      """
    #expect(
      columns(first) == [
        "hundredGrams: kj 1500, kcal 357, fat_g 6, saturated_fat_g 1, carbs_g 60, sugars_g 20, fiber_g 8, protein_g 11, salt_g 0.5",
        "serving: kj 450, kcal 107, fat_g 1.8, saturated_fat_g 0.3, carbs_g 18, sugars_g 6, fiber_g 2.4, protein_g 3.3, salt_g 0.15",
      ])
    let second = """
      Serving size: 25g
                    Per Serve   Per 100 mL
      Energy          50 kJ       200 kJ
      Protein          Nil         Nil
      Fat, total      <0.1 g      0.1 g
      Carbohydrate    2.5 g       10 g
      Sodium          1,250 mg    5,000 mg
      """
    #expect(
      columns(second) == [
        "serving: kj 50, fat_g <0.1, carbs_g 2.5, protein_g 0, sodium_mg 1250",
        "hundredMillilitres: kj 200, fat_g 0.1, carbs_g 10, protein_g 0, sodium_mg 5000",
      ])
  }

  @Test func `of America are per serving, with percentages and a footnote that repeats the names`() {
    let label = """
      Nutrition Facts
      6 servings per container
      Serving size 2/3 cup (55g)
      Amount per serving
      Calories 230
      % Daily Value*
      Total Fat 8g 10%
      Saturated Fat 1g 5%
      Trans Fat 0g
      Cholesterol 0mg 0%
      Sodium 160mg 7%
      Total Carbohydrate 37g 13%
      Dietary Fiber 4g 14%
      Total Sugars 12g
      Includes 10g Added Sugars 20%
      Protein 3g
      * Percent Daily Values are based on a 2,000 calorie diet.
      Total Fat Less than 65g 80g
      Sodium Less than 2,400mg 2,400mg
      """
    #expect(
      columns(label) == [
        "serving: kcal 230, fat_g 8, saturated_fat_g 1, trans_fat_g 0, carbs_g 37, sugars_g 12, fiber_g 4, protein_g 3, sodium_mg 160, cholesterol_mg 0"
      ])
    #expect(Self.reading.label(in: PrintedText(label))?.serving?.grams == FixedDecimal(55))
  }

  @Test func `of America may stand across, several rows on one line`() {
    let label = """
      Nutrition Facts  Amount/serving   % DV   Amount/serving   % DV
      Serving size 1 bar (40g)
      Calories per serving 170
      Total Fat 7g 9%   Total Carb. 24g 9%
      Sat. Fat 2g 10%   Fiber 3g 11%
      Trans Fat 0g      Total Sugars 11g
      Sodium 85mg 4%    Protein 4g
      """
    #expect(
      columns(label) == [
        "serving: kcal 170, fat_g 7, saturated_fat_g 2, trans_fat_g 0, carbs_g 24, sugars_g 11, fiber_g 3, protein_g 4, sodium_mg 85"
      ])
  }

  @Test func `of Turkey are read`() {
    let label = """
      BESİN DEĞERLERİ        100 g
      Enerji (kJ/kcal)       2100 / 502
      Yağ (g)                25
      - Doymuş yağ (g)       12
      Karbonhidrat (g)       61
      - Şekerler (g)         33
      Lif (g)                2,5
      Protein (g)            7
      Tuz (g)                0,40
      """
    #expect(
      columns(label) == [
        "hundredGrams: kj 2100, kcal 502, fat_g 25, saturated_fat_g 12, carbs_g 61, sugars_g 33, fiber_g 2.5, protein_g 7, salt_g 0.4"
      ])
  }

  @Test func `name each row in several languages`() {
    let label = """
      Nährwerte / Valeurs nutritives / Valori nutrizionali 100 ml
      Energie / Énergie / Energia 190 kJ / 45 kcal
      Fett / Matières grasses / Grassi 0,5 g
      davon gesättigte Fettsäuren / dont acides gras saturés / di cui acidi grassi saturi 0,1 g
      Kohlenhydrate / Glucides / Carboidrati 9,8 g
      davon Zucker / dont sucres / di cui zuccheri 9,1 g
      Eiweiß / Protéines / Proteine 0,4 g
      Salz / Sel / Sale 0,02 g
      """
    #expect(
      columns(label) == [
        "hundredMillilitres: kj 190, kcal 45, fat_g 0.5, saturated_fat_g 0.1, carbs_g 9.8, sugars_g 9.1, protein_g 0.4, salt_g 0.02"
      ])
  }

  @Test func `with milk have a column of their own that is not taken for the food`() {
    let label = """
      Serving size 40 g
                       per serving   per serving with 125 ml skim milk   per 100 g
      Energy           600 kJ        790 kJ                              1500 kJ
      Protein          4.0 g         8.5 g                               10 g
      Fat              1.2 g         1.4 g                               3.0 g
      Carbohydrate     28 g          34 g                                70 g
      Sodium           100 mg        155 mg                              250 mg
      """
    let found = Self.reading.label(in: PrintedText(label))
    #expect(found?.columns.map(\.basis) == [.serving, .prepared, .hundredGrams])
    #expect(found?.food().figures.protein == FixedDecimal(10))
  }

  @Test func `whose unit was read as a nine are read without it`() {
    let label = """
      per 100 g
      Energie 1600 kJ / 383 kcal
      Fett 219
      davon gesättigte Fettsäuren 139
      Kohlenhydrate 129
      Eiweiß 229
      Salz 0,19
      """
    #expect(
      columns(label) == [
        "hundredGrams: kj 1600, kcal 383, fat_g 21, saturated_fat_g 13, carbs_g 12, protein_g 22, salt_g 0.1"
      ])
  }

  @Test func `that lost a decimal mark get it back from the other column`() {
    let label = """
      Serving size 50 g
                       per serving   per 100 g
      Energy           500 kJ        1000 kJ
      Fat              1.6 g         32 g
      Carbohydrate     20 g          40 g
      Protein          5.0 g         10 g
      """
    #expect(Self.reading.label(in: PrintedText(label))?.columns.last?.values[.fat]?.value == FixedDecimal("3.2"))
  }

  @Test func `leave open what their columns do not agree on, as where a cell of a row was not recognised`() {
    let label = """
                       per 100 g   per biscuit
      Energy           2050 kJ     410 kJ
                       490 kcal    98 kcal
      Fat              24 g        70 g
      Saturates        12 g        2.4 g
      Carbohydrate     60 g        12 g
      Fibre            0.6 g
      Protein          1.4 g       2 g
      Salt             0.8 g       0.2 g
      """
    #expect(
      columns(label) == [
        "hundredGrams: kj 2050, kcal 490, fat_g 24, saturated_fat_g 12, carbs_g 60, fiber_g 0.6, salt_g 0.8",
        "serving: kj 410, kcal 98, saturated_fat_g 2.4, carbs_g 12, salt_g 0.2",
      ])
  }

  @Test func `agree where what is rounded away is all that parts their columns`() {
    let label = """
                       per 100 ml   per portion
      Energy           20 kJ        100 kJ
                       5 kcal       24 kcal
      Carbohydrate     0 g          2 g
      Fat              1 g          5 g
      Protein          0.2 g        1 g
      """
    #expect(
      columns(label) == [
        "hundredMillilitres: kj 20, kcal 5, fat_g 1, carbs_g 0, protein_g 0.2",
        "serving: kj 100, kcal 24, fat_g 5, carbs_g 2, protein_g 1",
      ])
  }

  @Test func `give the kJ that are a portion's to the portion`() {
    let label = """
                       per 100 g   per biscuit
      Energy           410 kJ
                       490 kcal    98 kcal
      Fat              24 g        4.8 g
      Carbohydrate     60 g        12 g
      """
    #expect(
      columns(label) == [
        "hundredGrams: kcal 490, fat_g 24, carbs_g 60", "serving: kj 410, kcal 98, fat_g 4.8, carbs_g 12",
      ])
  }

  @Test func `with names and values apart keep what is certain and leave the rest unknown`() {
    let label = """
      Fett
      davon gesättigte Fettsäuren
      Kohlenhydrate
      pro 100 g
      1200 kJ
      287 kcal
      1,5 g
      """
    let food = Self.reading.label(in: PrintedText(label))?.food()
    #expect(food?.figures.energy == FixedDecimal(287))
    #expect(food?.figures.fat == nil && food?.figures.saturatedFat == nil)
    #expect(food?.trust == .check)
  }

  @Test func `that do not fit together say so`() {
    let label = """
      per 100 g
      Energy 400 kJ / 300 kcal
      Fat 30 g
      Carbohydrate 50 g
      Sugars 60 g
      Protein 5 g
      """
    let food = Self.reading.label(in: PrintedText(label))?.food()
    #expect(food?.warnings.contains(.energyUnitsInconsistent) == true)
    #expect(food?.warnings.contains(.sugarAboveCarbohydrate) == true)
  }

  @Test func `become a food per 100 g, from a serving where its size is known`() {
    let label = "Serving size 1 bar (40g)\nCalories 170\nTotal Fat 7g\nTotal Carb. 24g\nProtein 4g\nSodium 80mg\n"
    let food = Self.reading.label(in: PrintedText(label))?.food()
    #expect(food?.figures.energy == FixedDecimal(425))
    #expect(food?.figures.sodium == FixedDecimal(200))
    #expect(food?.figures.fibre == nil)
    let unknown = Self.reading.label(in: PrintedText(label.replacing(" (40g)", with: "")))?.food()
    #expect(unknown?.figures == .unknown)
    #expect(unknown?.warnings.contains(.perServingWithoutQuantity) == true)
  }

  @Test func `are not seen where there is none`() {
    #expect(columns("A cat sits on a wall.\nIt weighs 4 kg and eats 200 g of fat fish a day.") == [])
  }
}
