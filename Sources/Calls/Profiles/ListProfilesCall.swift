/// Lists the profiles.
package struct ListProfilesCall: Call {
  package static let name = "list_profiles"

  package init() {}

  package static let fields: [CallField<ListProfilesCall>] = []
}
