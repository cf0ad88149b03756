/// Lists who has a diary here.
package struct ListProfilesCall: Call {
  package static let name = "list_profiles"

  package init() {}

  package static let fields: [CallField<ListProfilesCall>] = []
}
