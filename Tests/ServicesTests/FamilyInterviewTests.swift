import Calls
internal import EmbeddedMessages
import JSON
import LanguageModels
internal import Messages
import Nutrition
import Services
import Testing

struct FamilyInterviewTests {
  private func after(_ lines: String...) -> FamilyInterview {
    var interview = FamilyInterview(units: .metric)
    for line in lines { _ = interview.take(line) }
    return interview
  }

  private func members(_ interview: FamilyInterview) -> [JSONValue] {
    interview.call?.arguments["members"]?.array ?? []
  }

  @Test func `members, activity, diet, and then the review`() {
    let interview = after("Ada, 38, 62 kg", "Mia 7", "", "4 2", "vegetarian, balanced")
    #expect(interview.question == nil)
    #expect(interview.call?.tool == "save_family_member")
    let members = members(interview)
    #expect(members.count == 2)
    #expect(members.first?["name"] == "Ada" && members.first?["weight"] == "62 kg")
    #expect(members.first?["activity"] == "active" && members.first?["diet"] == "vegetarian")
    #expect(members.last?["age"] == 7 && members.last?["activity"] == "light")
    #expect(members.last?["diet"] == "balanced")
  }

  @Test func `a step back asks again`() {
    #expect(after("Ada, 38", "", "<").question == after("Ada, 38").question)
    #expect(after("Ada, 38", "", "4", "<").question == after("Ada, 38", "").question)
    #expect(after("Ada, 38", "<").question == after().question)
    #expect(after("<", "<").question == after().question)
  }

  @Test(arguments: [
    "Ada", "Ada, old", "Ada, 121", ", 38", "Ada, 38, heavy", "Ada, 38, 900 kg", "a,b,c,d", "38", "Ada old 62 kg",
  ])
  func `what is no person is asked for again`(line: String) {
    var interview = after()
    #expect(interview.take(line) != nil)
    #expect(interview.question == after().question)
  }

  @Test(arguments: ["0", "6", "lazy", "-1", "99999999999999999999", "3 3"])
  func `what is none of the levels is asked for again`(line: String) {
    var interview = after("Ada, 38", "")
    #expect(interview.take(line)?.english == "Of the five, by number or name, please: one for all, or one for each.")
    #expect(interview.question == after("Ada, 38", "").question)
  }

  @Test func `an empty household does not go on`() {
    var interview = after()
    #expect(interview.take("")?.english == "At least one person, please, or “later”.")
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
    let broken = try #require(after().kept).replacing("people\"}", with: "diet\"}").replacing(
      #""step":"people""#, with: #""step":"diet""#)
    #expect(FamilyInterview(kept: broken) == nil)
  }

  @Test func `one answer is for all, and as many as people are for each`() {
    let four = ["Ada 38 62", "Ben, 40, 80 kg", "Anna Lena 7 24 kg", "Tom 4", ""]
    var all = after()
    for line in four + ["3", "1"] { #expect(all.take(line) == nil) }
    #expect(members(all).map { $0["activity"] } == Array(repeating: "moderate", count: 4))
    #expect(members(all).map { $0["name"] } == ["Ada", "Ben", "Anna Lena", "Tom"])
    #expect(members(all).map { $0["weight"] ?? .null } == ["62", "80 kg", "24 kg", .null])
    var each = after()
    for line in four + ["2 3 4 4", "vegan, balanced, low carb, balanced"] { #expect(each.take(line) == nil) }
    #expect(members(each).map { $0["diet"] } == ["vegan", "balanced", "low carb", "balanced"])
  }

  /// What a person types, the Enter behind each line and the yes with it.
  @Test func `a family of four takes no more than fifty keys`() {
    let lines = ["Ada 38 62", "Ben 40 80", "Mia 7 24", "Tom 4 16", "", "3", "1"]
    var interview = after()
    for line in lines { #expect(interview.take(line) == nil) }
    #expect(interview.question == nil)
    #expect((lines + ["y"]).map { $0.count + 1 }.reduce(0, +) == 45)
  }
}
