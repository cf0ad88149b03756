import FoodNames
import Testing

struct StaplesWordingTests {
  @Test(
    arguments: [
      (.fieldCount(15), "the line has 15 fields, not 16"),
      (.noName, "the food has no name"),
      (.unknownState("molten"), "there is no state “molten”"),
      (.unknownCategory("attic"), "there is no shelf “attic”"),
      (.unknownLanguage("xx"), "there is no language “xx”"),
      (.emptySynonym, "one of the other names is empty"),
      (.synonymsAfterFirstLine, "other names stand on the first line of a name only"),
      (.notANumber("12O"), "“12O” is no number"),
      (.unknownUnit("sack"), "there is no unit “sack”"),
      (.portion("cup"), "“cup” is no portion, such as slice=30, or the unit stands twice"),
      (.reference("book:12"), "“book:12” is no reference, such as sr:123, fndds:123 or recipe"),
      (.duplicate("tea"), "an earlier line is of “tea” too"),
    ] as [(StaplesError.Problem, String)])
  func `what is wrong with a line of the table is said`(problem: StaplesError.Problem, sentence: String) {
    #expect(problem.sentence == sentence)
  }
}
