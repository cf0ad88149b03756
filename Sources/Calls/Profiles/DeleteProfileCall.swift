/// Deletes a profile with its diary.
package struct DeleteProfileCall: Call {
  package static let name = "delete_profile"

  /// The profile's name.
  package var name = ""

  package init() {}

  package static let fields: [CallField<DeleteProfileCall>] =
    [
      .required("name", \.name)
    ]
}
