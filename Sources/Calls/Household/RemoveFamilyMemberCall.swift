/// Removes a person from the household.
package struct RemoveFamilyMemberCall: Call {
  package static let name = "remove_family_member"

  /// The person's name.
  package var name = ""

  package init() {}

  package static let fields: [CallField<RemoveFamilyMemberCall>] =
    [
      .required("name", \.name)
    ]
}
