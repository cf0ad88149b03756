/// Takes in what was exported.
package struct ImportDataCall: Call {
  package static let name = "import_data"

  /// The name of the file, for people.
  package var file = ""

  package init() {}

  package static let fields: [CallField<ImportDataCall>] =
    [
      .required("file", \.file)
    ]
}
