/// A text that must not be shown: a key. However it is printed, it is masked.
package struct Secret: Hashable, Sendable {
  /// What is shown in place of any secret, whatever its length.
  package static let mask = "•••"

  /// The text itself, for sending it.
  package let revealed: String

  /// Takes any text. `KeyedAddress` decides where it may be sent.
  package init(_ text: String) {
    revealed = text
  }
}

extension Secret: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  package var description: String { Secret.mask }
  package var debugDescription: String { Secret.mask }
  /// Shows nothing, so that not even a debugger prints the text.
  package var customMirror: Mirror { Mirror(self, children: []) }
}
