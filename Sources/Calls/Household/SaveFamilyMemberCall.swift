package import Nutrition

/// Adds people to the household, or changes them.
package struct SaveFamilyMemberCall: Call {
  package static let name = "save_family_member"

  /// The people, each identified by name.
  package var members: [Member] = []

  package init() {}

  package static let fields: [CallField<SaveFamilyMemberCall>] =
    [
      .required("members", \.members)
    ]
}

extension SaveFamilyMemberCall {
  /// A person of the household; what is nil stays as it is.
  package struct Member: CallRecord {
    /// A plain text is the person's name.
    package static let textField: String? = "name"

    /// The name as it is said.
    package var name = ""
    /// The age in years.
    package var age: Int?
    /// The weight with its unit: "62 kg".
    package var weight: String?
    /// How active the person is.
    package var activity: ActivityLevel?
    /// What the person does not eat.
    package var diet: Diet?
    /// The sex that the energy equations use.
    package var sex: Profile.Sex?

    package init() {}

    package init(
      name: String, age: Int? = nil, weight: String? = nil, activity: ActivityLevel? = nil, diet: Diet? = nil,
      sex: Profile.Sex? = nil
    ) {
      self.name = name
      self.age = age
      self.weight = weight
      self.activity = activity
      self.diet = diet
      self.sex = sex
    }

    package static let fields: [CallField<Member>] =
      [
        .required("name", \.name),
        .optional("age", \.age),
        .optional("weight", \.weight),
        .known("activity", \.activity),
        .known("diet", \.diet),
        .known("sex", \.sex),
      ]
  }
}

extension SaveFamilyMemberCall {
  /// A person can be removed from the card, nothing else.
  package static func takes(_ change: Edit.Change) -> Bool { change == .removed }

  /// A line for each person, by name.
  package var cardLines: [CardLine] { CardLine.numbered(members.map(\.name)) }
}
