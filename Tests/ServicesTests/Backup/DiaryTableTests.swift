import JSON
import Nutrition
import Services
import Testing

struct DiaryTableTests {
  /// The second row of the table of a household in which somebody has that name.
  private func row(ofPersonCalled name: String) throws -> String {
    let household = try Household()
    try household.save(QuickAdd(), ["kcal": 300, "label": "soup"])
    var rows: [String] = []
    try DiaryTable(names: [household.profile.id: name], zone: { _ in nil }).write(household.store) { rows.append($0) }
    return rows[1]
  }

  @Test(arguments: ["=1+1", "+1", "-1", "@sum", " =1", "＝1"])
  func `what a spreadsheet would take for a formula is marked as text`(name: String) throws {
    #expect(try row(ofPersonCalled: name).contains(",'\(name),lunch,"))
  }

  @Test func `quotes and commas are quoted, line ends are those of the standard`() throws {
    let row = try row(ofPersonCalled: "Ada “A”, \"Addie\"")
    #expect(row.contains(",\"Ada “A”, \"\"Addie\"\"\",lunch,,soup,,,300,,"))
    #expect(row.hasSuffix(",no\r\n"))
  }
}
