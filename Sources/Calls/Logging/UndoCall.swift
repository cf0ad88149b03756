/// Undoes what was saved last, or redoes it.
package struct UndoCall: Call {
  package static let name = "undo"

  /// Whether to take back the last undo.
  package var redo: Bool?
  /// The number of changes; nil is one.
  package var steps: Int?

  package init() {}

  package static let fields: [CallField<UndoCall>] =
    [
      .optional("redo", \.redo),
      .optional("steps", \.steps),
    ]
}
