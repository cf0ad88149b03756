/// Undoes what one device of the household has changed since a day.
package struct UndoDeviceCall: Call {
  package static let name = "undo_device"

  /// The device's name.
  package var device = ""
  /// The first day whose changes are undone.
  package var since = ""

  package init() {}

  package static let fields: [CallField<UndoDeviceCall>] =
    [
      .required("device", \.device),
      .required("since", \.since),
    ]
}
