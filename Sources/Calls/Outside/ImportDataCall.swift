/// Imports what larder exported.
package struct ImportDataCall: Call {
  package static let name = "import_data"

  /// The file's name, as shown to the person.
  package var file = ""

  package init() {}

  package static let fields: [CallField<ImportDataCall>] =
    [
      .required("file", \.file)
    ]
}
