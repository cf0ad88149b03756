package import Calls
package import Nutrition

/// How the answers of a guide are read in the words of the language.
package struct AnswerReading {
  /// A day: "15 June 1990".
  let day: (String) -> Day?
  /// People with what is said of them: "Mom, 38, female, 62 kg".
  let members: (String) -> [SaveFamilyMemberCall.Member]?

  package init(
    day: @escaping (String) -> Day? = { Day($0) },
    members: @escaping (String) -> [SaveFamilyMemberCall.Member]? = { _ in nil }
  ) {
    self.day = day
    self.members = members
  }
}
