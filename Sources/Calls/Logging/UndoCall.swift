/// Takes back what was saved last, or the last undo.
package struct UndoCall: Call {
  package static let name = "undo"

  /// True to take back the last undo.
  package var redo: Bool?
  /// How many changes; nil is one.
  package var steps: Int?

  package init() {}

  package static let fields: [CallField<UndoCall>] =
    [
      .optional("redo", \.redo),
      .optional("steps", \.steps),
    ]
}
