package import Calls
package import Nutrition

/// Parsers of a guide's answers in the language of the conversation.
package struct AnswerReading {
  /// Parses a day: "15 June 1990".
  let day: (String) -> Day?
  /// Parses people with what is said about them: "Mom, 38, female, 62 kg".
  let members: (String) -> [SaveFamilyMemberCall.Member]?

  package init(
    day: @escaping (String) -> Day? = { Day($0) },
    members: @escaping (String) -> [SaveFamilyMemberCall.Member]? = { _ in nil }
  ) {
    self.day = day
    self.members = members
  }
}
