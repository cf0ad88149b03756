import FoodData
import Nutrition
import Testing

struct `Nutrition labels that a text recogniser misread` {
  private static let reading = LabelReading()

  /// The columns of a label, each as "per: figure value, …" in the order of the label's rows.
  private func columns(_ label: NutritionLabel?) -> [String] {
    (label?.columns ?? []).map { column in
      let figures = LabelFigure.allCases.compactMap { figure in
        column.values[figure].map { "\(figure.rawValue) \($0.isUpperBound ? "<" : "")\($0.value)" }
      }
      return "\(column.basis): \(figures.joined(separator: ", "))"
    }
  }

  private func columns(_ text: String) -> [String] { columns(Self.reading.label(in: PrintedText(text))) }

  /// The words of a text as a look at a picture finds them: each at its place.
  private func look(_ text: String) -> [TextBox] {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().flatMap { row, line in
      var boxes: [TextBox] = []
      var column = 0
      for part in line.split(separator: " ", omittingEmptySubsequences: false) {
        if !part.isEmpty {
          boxes.append(
            TextBox(
              text: String(part), left: column * 10, top: row * 40, width: part.count * 10, height: 24, confidence: 90))
        }
        column += part.count + 1
      }
      return boxes
    }
  }

  @Test func `keep a value in its column where the cell beside it is missing`() {
    let label = """
                       per 100 g   per bar (25 g)
      Energy           2000 kJ     500 kJ
                       480 kcal    120 kcal
      Fat              24.0 g      6.0 g
      Saturates                    3.0 g
      Carbohydrate     56.0 g
      Sugars           32.0 g      8.0 g
      Protein          8.0 g       2.0 g
      Salt                         0.2 g
      """
    #expect(
      columns(label) == [
        "hundredGrams: kj 2000, kcal 480, fat_g 24, carbs_g 56, sugars_g 32, protein_g 8",
        "serving: kj 500, kcal 120, fat_g 6, saturated_fat_g 3, sugars_g 8, protein_g 2, salt_g 0.2",
      ])
  }

  @Test func `take nothing for energy that an adult needs in a day`() {
    let label = """
      Nährwerte             pro 100 g   pro Portion (20 g)
      Brennwert (kJ/kcal)   1305/308    261/62
      Fett (g)              0,6         0,1
      Kohlenhydrate (g)     70          14
      Eiweiß (g)            5,0         1,0
      *Referenzmenge für einen Erwachsenen (8400 kJ/2000 kcal)
      """
    #expect(
      columns(label) == [
        "hundredGrams: kj 1305, kcal 308, fat_g 0.6, carbs_g 70, protein_g 5",
        "serving: kj 261, kcal 62, fat_g 0.1, carbs_g 14, protein_g 1",
      ])
  }

  @Test func `get back a lost decimal mark behind a zero, and a mark that was read as another`() {
    let label = """
      pro 100 g
      Energie 430 kJ / 102 kcal
      Fett <05 g
      davon gesättigte Fettsäuren <0,1 g
      Kohlenhydrate 12:5 g
      Eiweiß 12/1 g
      Salz 001g
      """
    #expect(
      columns(label) == [
        "hundredGrams: kj 430, kcal 102, fat_g <0.5, saturated_fat_g <0.1, carbs_g 12.5, protein_g 12.1, salt_g 0.01"
      ])
    #expect(columns(label.replacing("<0,1", with: "<0")).first?.contains("saturated") == false)
  }

  @Test func `have names with a wrong letter, slashes between languages read as sevens, and units read as digits`() {
    let label = """
      Nährwerte 100 g
      Energie 7 Énergie 1655 kJ / 392 kcal
      Fett 7 Matières grasses 9,0 g
      davon gesäffigte Feffsäuren 7 dont acides gras saturés 2,0 g
      ohlenhydrate 7 Glucides 70 g
      davon Zucker (9) 7 dont sucres 30
      Eiweiß 7 Protéines 7,5 g
      """
    #expect(
      columns(label) == [
        "hundredGrams: kj 1655, kcal 392, fat_g 9, saturated_fat_g 2, carbs_g 70, sugars_g 30, protein_g 7.5"
      ])
  }

  @Test func `have kJ and kcal in their places, whatever is left of their units`() {
    let label = """
                     per serve   per 100g
      Energy         332 k]      949 K) (224 Cal)
      Protein        5.0 g       14.3 g
      Fat            1.3 g       3.7 g
      Carbohydrate   11.7 g      33.5 g
      """
    #expect(
      columns(label) == [
        "serving: kj 332, fat_g 1.3, carbs_g 11.7, protein_g 5",
        "hundredGrams: kj 949, kcal 224, fat_g 3.7, carbs_g 33.5, protein_g 14.3",
      ])
    // An energy without a unit that fits the other figures only as kJ is in kJ.
    let bare = "per 100 g\nEnergy 949\nProtein 14.3 g\nFat 3.7 g\nCarbohydrate 33.5 g\n"
    #expect(columns(bare) == ["hundredGrams: kj 949, fat_g 3.7, carbs_g 33.5, protein_g 14.3"])
  }

  @Test func `take a line without a name for the row that is missing there`() {
    let label = """
                       per 100 g   per bar (25 g)
      Energy           2000 kJ     500 kJ
      Fat              24.0 g      6.0 g
      Carbohydrate     56.0 g      14.0 g
      ~ ig             32.0 g      8.0 g
      Fibre            4.0 g       1.0 g
      """
    #expect(
      columns(label) == [
        "hundredGrams: kj 2000, fat_g 24, carbs_g 56, sugars_g 32, fiber_g 4",
        "serving: kj 500, fat_g 6, carbs_g 14, sugars_g 8, fiber_g 1",
      ])
  }

  @Test func `are completed by a second look at the same picture`() {
    let first = """
      Nährwerte       pro 100 g   pro Portion (50 g)
      Energie         1600 kJ     800 kJ
      Fett            10,0 g      5,0 g
      Kohlenhydrate               28,0 g
      Eiweiß          15,0 g      7,5 g
      Salz            1,0 g       0,5 g
      """
    let second = """
      Nährwerte       pro 100 g   pro Portion (50 g)
      Energie         1600 kJ
      Fett            10,0 g      50 g
      Kohlenhydrate   56,0 g      28,0 g
      Eiweiß          15,0 g
      """
    let label = Self.reading.label(seenIn: [look(first), look(second)])
    #expect(
      columns(label) == [
        "hundredGrams: kj 1600, fat_g 10, carbs_g 56, protein_g 15, salt_g 1",
        "serving: kj 800, fat_g 5, carbs_g 28, protein_g 7.5, salt_g 0.5",
      ])
  }

  @Test func `need no other look where two looks found the same that fits together`() {
    let label = look("pro 100 g\nEnergie 1600 kJ / 380 kcal\nFett 10,0 g\nKohlenhydrate 56,0 g\nEiweiß 15,0 g")
    let other = look("pro 100 g\nEnergie 1600 kJ / 380 kcal\nFett 10,0 g\nKohlenhydrate 56,0 g\nEiweiß 15 g")
    let wrong = look("pro 100 g\nEnergie 160 kJ / 38 kcal\nFett 10,0 g\nKohlenhydrate 56,0 g\nEiweiß 15,0 g")
    #expect(Self.reading.isSettled([label, other]))
    #expect(!Self.reading.isSettled([label]))
    #expect(!Self.reading.isSettled([wrong, wrong]))
  }

  @Test func `join the pieces of a word that nearly touch`() {
    func word(_ text: String, _ left: Int, _ width: Int) -> TextBox {
      TextBox(text: text, left: left, top: 0, width: width, height: 24, confidence: 90)
    }
    let pieces = [
      word("S", 0, 10), word("odium", 12, 50), word("2", 200, 10), word("00", 212, 20), word("mg", 240, 20),
    ]
    #expect(TextRows(pieces, joinsPieces: true).lines.map { $0.split(separator: " ") } == [["Sodium", "200", "mg"]])
    #expect(TextRows(pieces).lines.map { $0.split(separator: " ") } == [["S", "odium", "2", "00", "mg"]])
  }
}
