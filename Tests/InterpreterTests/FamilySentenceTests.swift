import Calls
import Interpreter
import JSON
import LanguageModels
import Nutrition
import Testing

@Suite struct `what is said of a household` {
  private func members(_ line: String) throws -> [String]? {
    let found = try Reading.understand(line)
    guard found.count == 1, let call = found[0].command.call(SaveFamilyMemberCall.self) else { return nil }
    return call.members.map { member in
      let parts = [
        member.age.map(String.init), member.weight, member.activity?.rawValue, member.diet?.rawValue,
      ]
      return ([member.name] + parts.compactMap(\.self)).joined(separator: " ")
    }
  }

  @Test(
    arguments: [
      ("add Emma, 9, 30 kg to the family", ["Emma 9 30 kg"]),
      ("Nora is 11 and weighs 38 kg", ["Nora 11 38 kg"]),
      ("Ben is 6 years old, add him to our household", ["Ben 6"]),
      ("my wife Anna is 38, 62 kg, very active and vegetarian", ["Anna 38 62 kg very active vegetarian"]),
      ("my son is 6 years old and weighs 20 kg", ["son 6 20 kg"]),
      (
        "we are four: me 40, 80 kg; Anna 38, 62 kg; Emma 9, 30 kg; Ben 6, 20 kg",
        ["me 40 80 kg", "Anna 38 62 kg", "Emma 9 30 kg", "Ben 6 20 kg"]
      ),
      ("there are two of us: me, 40, and my partner Jo, 41, vegan", ["me 40", "Jo 41 vegan"]),
      ("add Emma to the family", ["Emma"]),
      ("wir sind Ada, 38, 62 kg und Ben, 7", ["Ada 38 62 kg", "Ben 7"]),
    ] as [(String, [String])])
  func `names its people`(line: String, people: [String]) throws {
    #expect(try members(line) == people)
  }

  @Test(arguments: [
    "had pizza with the family", "pasta for the family", "log pasta for my family", "pasta 2 with my wife",
    "cook for the family", "coffee with her", "rice 2 kg", "I am 34 and weigh 62 kg", "he is 9 and weighs 30 kg",
    "2 kg potatoes", "how old is my son?", "we are hungry", "dinner with me", "Apple 3 kg",
  ])
  func `is not every line with a name or a weight in it`(line: String) throws {
    #expect(try members(line) == nil)
  }

  @Test(arguments: [
    ("remove Emma from the family", "Emma"), ("take my son Ben out", nil), ("Ben has moved out", "Ben"),
    ("delete the milk", nil), ("remove milk", nil),
  ])
  func `says who has left`(line: String, name: String?) throws {
    let found = try Reading.understand(line)
    #expect(found.first?.command.call(RemoveFamilyMemberCall.self)?.name == name)
  }

  @Test(arguments: [
    ("suggest targets for the family", Nutrients.unknown, false),
    ("work out what our household needs a day", .unknown, false),
    ("set the family target to 7000 kcal", Nutrients(energy: FixedDecimal(7_000)), false),
    ("another suggestion please", .unknown, true),
  ])
  func `asks for targets of all together`(line: String, figures: Nutrients, isAnother: Bool) throws {
    let call = try #require(try Reading.understand(line).first?.command.call(SuggestFamilyTargetsCall.self))
    #expect(call.figures == figures)
    #expect((call.alternative != nil) == isAnother)
  }

  @Test(arguments: [
    "show my family", "who is in our household?", "family targets", "what does the family need a day?", "the household",
  ])
  func `is shown`(line: String) throws {
    #expect(try Reading.understand(line).map(\.command) == [.call(AnyCall(ShowFamilyCall()))])
  }

  @Test func `asking again for a suggestion that waits goes on to the next`() throws {
    let waiting = Reading.waiting("w", "suggest_family_targets", ["alternative": 1])
    #expect(try Reading.edits("new suggestion", waiting: waiting) == "another")
  }

  @Test func `figures that are said for a waiting suggestion take the place of the computed ones`() throws {
    let waiting = Reading.waiting("w", "suggest_family_targets", [:])
    #expect(try Reading.edits("family target 7000 kcal", waiting: waiting) == #"{"kcal":7000}"#)
  }
}
