/// Shows the household's members and their needs.
package struct ShowFamilyCall: Call {
  package static let name = "show_family"

  package init() {}

  package static let fields: [CallField<ShowFamilyCall>] = []
}
