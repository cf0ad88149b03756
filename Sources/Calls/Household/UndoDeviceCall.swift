/// Takes back what one device of the household has said since a day.
package struct UndoDeviceCall: Call {
  package static let name = "undo_device"

  /// What the device is called.
  package var device = ""
  /// The first day.
  package var since = ""

  package init() {}

  package static let fields: [CallField<UndoDeviceCall>] =
    [
      .required("device", \.device),
      .required("since", \.since),
    ]
}
