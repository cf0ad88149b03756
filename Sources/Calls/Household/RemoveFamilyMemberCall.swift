/// Takes a person out of the household.
package struct RemoveFamilyMemberCall: Call {
  package static let name = "remove_family_member"

  /// Who.
  package var name = ""

  package init() {}

  package static let fields: [CallField<RemoveFamilyMemberCall>] =
    [
      .required("name", \.name)
    ]
}
