import Calls
internal import EmbeddedMessages
import JSON
import LanguageModels
internal import Messages
import Nutrition
import Services
import Testing

struct SetupInterviewTests {
  private static let today = Day(number: 20_777)

  private func after(_ lines: [String], units: Profile.Units = .metric) -> SetupInterview {
    var interview = SetupInterview(today: SetupInterviewTests.today, units: units)
    for line in lines { _ = interview.take(line) }
    return interview
  }

  private func said(_ interview: SetupInterview, _ key: String) -> JSONValue? { interview.call?.arguments[key] }

  private let all = [
    "1", "1990-06-15", "female", "168 cm", "62", "3", "lose", "0.5", "2027-05-01", "vegetarian", "EN", "4",
  ]

  @Test func `twelve answers make one call`() {
    let interview = after(all)
    #expect(interview.question == nil)
    #expect(
      interview.call?.arguments.text
        == #"{"activity":"moderate","aim":"lose","birth_date":"1990-06-15","day_start":"04:00","diet":"vegetarian","#
        + #""goal_date":"2027-05-01","height":"168 cm","language":"en","sex":"female","units":"metric","#
        + #""weekly_pace_kg":0.5,"weight":"62"}"#)
  }

  @Test(arguments: ["f", "FEM", "female", "1"])
  func `a choice is taken by how its name begins`(words: String) {
    #expect(said(after(["1", "36", words]), "sex") == "female")
  }

  @Test(arguments: [("lose weight", "lose"), ("keep it", "maintain"), ("gain muscle", "gain"), ("m", "maintain")])
  func `an aim is taken as it was offered`(words: String, aim: String) {
    #expect(said(after(Array(all.prefix(6)) + [words]), "aim")?.string == aim)
  }

  @Test func `every question may be skipped`() {
    let interview = after(Array(repeating: "", count: 10))
    #expect(interview.question == nil)
    #expect(interview.call?.arguments.text == #"{"units":"metric"}"#)
  }

  @Test func `a step back asks the question before, and an answer is given anew`() {
    for count in 1..<all.count {
      let before = after(Array(all.prefix(count - 1)))
      #expect(after(Array(all.prefix(count)) + ["<"]).question == before.question)
    }
    #expect(after(["<", "back"]).question == after([]).question)
    #expect(said(after(["1", "36", "<", "1990-06-15"]), "age") == nil)
    #expect(said(after(all + ["<"]), "day_start") == "04:00")
  }

  @Test func `who keeps the weight is asked for no pace, and nobody under eighteen is`() {
    func asked(_ lines: [String]) -> [String] {
      var interview = after([])
      return (lines + Array(repeating: "", count: 12)).compactMap { line in
        let question = interview.question?.english
        _ = interview.take(line)
        return question
      }
    }
    #expect(asked(Array(all.prefix(6)) + ["keep"]).count == 10)
    #expect(asked(["", "", "", "", "", "", "3"]).count == 11)
    #expect(asked(["", "36", "", "", "", "", "1"]).count == 12)
    #expect(asked(["", "12", "", "", "", "", "1"]).count == 10)
    #expect(asked(["", "2010-01-01", "", "", "", "", "1"]).count == 10)
  }

  @Test(arguments: [
    (0, ["3", "imperial", "-1"]), (1, ["0", "121", "2030-01-01", "1890-01-01", "soon"]), (2, ["3", "other words"]),
    (3, ["tall", "900 cm", "-1"]), (4, ["heavy", "1 kg", "1000 kg"]), (5, ["0", "6", "lazy"]), (6, ["4", "fly"]),
    (7, ["0", "3 kg", "5 lb", "fast", "2 stone", "99999999999999999999"]),
    (8, ["yesterday", "2020-01-01", "soon"]), (9, ["10", "air"]), (10, ["klingon", "e1", "d"]),
    (11, ["13:00", "25", "dawn", "-1"]),
  ])
  func `nonsense is asked for again`(step: Int, answers: [String]) {
    for answer in answers {
      var interview = after(Array(all.prefix(step)))
      let question = interview.question
      #expect(interview.take(answer) != nil, "\(answer)")
      #expect(interview.question == question, "\(answer)")
    }
  }

  @Test func `the units of the answers are those that were chosen`() {
    let us = after(["us", "41", "male", "71", "182", "1", "lose", "1"])
    #expect(said(us, "height") == "71" && said(us, "weight") == "182")
    #expect(said(us, "weekly_pace_kg")?.text == "0.454")
    #expect(us.question?.english.contains("Until when") == true)
    #expect(after(["us", "", ""]).question?.english.contains("5 ft 6") == true)
    #expect(after([""], units: .us).question?.english.contains("born") == true)
  }

  @Test func `it is kept at any point and gone on with`() throws {
    for count in 0...all.count {
      let interview = after(Array(all.prefix(count)))
      let text = try #require(interview.kept)
      let kept = try #require(SetupInterview(kept: text))
      #expect(kept.question == interview.question)
      #expect(kept.call?.arguments == interview.call?.arguments)
    }
    #expect(SetupInterview(kept: "{}") == nil && SetupInterview(kept: "") == nil)
  }
}
