import LanguageModels
import Nutrition
import Services
import Testing

struct FamilyInterviewTests {
  private func after(_ lines: String...) -> FamilyInterview {
    var interview = FamilyInterview(units: .metric)
    for line in lines { _ = interview.take(line) }
    return interview
  }

  private func members(_ interview: FamilyInterview) -> [JSONValue] { interview.call.arguments["members"]?.array ?? [] }

  @Test func `members, activity, diet, and then the review`() {
    let interview = after("Ada, 38, 62 kg", "Mia, 7", "", "4", "", "vegetarian", "1")
    #expect(interview.question == nil)
    #expect(interview.call.tool == "save_family_member")
    let members = members(interview)
    #expect(members.count == 2)
    #expect(members.first?["name"] == "Ada" && members.first?["weight"] == "62 kg")
    #expect(members.first?["activity"] == "active" && members.first?["diet"] == "vegetarian")
    #expect(members.last?["age"] == 7 && members.last?["activity"] ?? .null == .null)
    #expect(members.last?["diet"] == "balanced")
  }

  @Test func `a step back asks again`() {
    #expect(after("Ada, 38", "", "<").question == after("Ada, 38").question)
    #expect(after("Ada, 38", "", "4", "<").question == after("Ada, 38", "").question)
    #expect(after("Ada, 38", "<").question == after().question)
    #expect(after("<", "<").question == after().question)
  }

  @Test(arguments: ["Ada", "Ada, old", "Ada, 121", ", 38", "Ada, 38, heavy", "Ada, 38, 900 kg", "a,b,c,d"])
  func `what is no person is asked for again`(line: String) {
    var interview = after()
    #expect(interview.take(line) != nil)
    #expect(interview.question == after().question)
  }

  @Test(arguments: ["0", "6", "lazy", "-1", "99999999999999999999"])
  func `what is none of the levels is asked for again`(line: String) {
    var interview = after("Ada, 38", "")
    #expect(interview.take(line) == "One of the five, by its number or name, please.")
    #expect(interview.question == after("Ada, 38", "").question)
  }

  @Test func `an empty household does not go on`() {
    var interview = after()
    #expect(interview.take("") == "At least one person, please, or “later”.")
  }

  @Test func `a name that is said again is said anew`() {
    let interview = after("Ada, 38", "ada, 39", "", "", "")
    #expect(members(interview).map { $0["age"] } == [39])
  }

  @Test func `it is kept at any point and gone on with`() throws {
    for interview in [after(), after("Ada, 38"), after("Ada, 38", ""), after("Ada, 38", "", "2")] {
      let kept = try #require(interview.kept)
      #expect(FamilyInterview(kept: kept) == interview)
    }
    #expect(FamilyInterview(kept: "{}") == nil && FamilyInterview(kept: "") == nil)
    let broken = try #require(after("Ada, 38", "").kept).replacing(#""_0":0"#, with: #""_0":7"#)
    #expect(FamilyInterview(kept: broken) == nil)
  }
}
