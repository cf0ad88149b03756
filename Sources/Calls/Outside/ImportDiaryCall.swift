/// Imports the diary of another tracker.
package struct ImportDiaryCall: Call {
  package static let name = "import_diary"

  /// The file's name, as shown to the person.
  package var file = ""
  /// The name of the tracker; a folder may have diaries of several.
  package var tracker = ""

  package init() {}

  package static let fields: [CallField<ImportDiaryCall>] =
    [
      .required("file", \.file),
      .required("tracker", \.tracker),
    ]
}
