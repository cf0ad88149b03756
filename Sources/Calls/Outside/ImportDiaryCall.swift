/// Takes in the diary of another tracker.
package struct ImportDiaryCall: Call {
  package static let name = "import_diary"

  /// The name of the file, for people.
  package var file = ""
  /// The name of the tracker: a folder may have the diaries of several.
  package var tracker = ""

  package init() {}

  package static let fields: [CallField<ImportDiaryCall>] =
    [
      .required("file", \.file),
      .required("tracker", \.tracker),
    ]
}
