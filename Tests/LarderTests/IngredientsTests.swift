import JSON
import Testing

@Test func `recipe lines are understood line by line, for programs`() throws {
  let household = try Household()
  let lines = "2 cups (500 g) rice, rinsed\n\n1 cup grandmother\n"
  let run = try household.run("understand", "--ingredients", input: lines)
  #expect(run.exit == 0)
  let answers = run.output.split(separator: "\n").compactMap { JSONValue(text: String($0)) }
  #expect(answers.count == 3)
  let item = answers.first?["items"]?.array?.first
  #expect(item?["quantity"] == 2 && item?["unit"] == "cup" && item?["food"] == "rice" && item?["grams"] == 500)
  #expect(item?["tier"] == "database")
  #expect(answers.dropFirst().first?["items"] == [])
  #expect(answers.last?["items"]?.array?.first?["match"] == .null)
}
