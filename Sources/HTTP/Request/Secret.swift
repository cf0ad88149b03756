/// A text that must not be seen: a key. However it is printed, it is masked.
package struct Secret: Hashable, Sendable {
  /// What is shown instead of a secret, however long that is.
  package static let mask = "•••"

  /// The text itself, for the one who sends it.
  package let revealed: String

  /// Any text; where it may be sent is for `KeyedAddress` to say.
  package init(_ text: String) {
    revealed = text
  }
}

extension Secret: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  package var description: String { Secret.mask }
  package var debugDescription: String { Secret.mask }
  /// Nothing: not even a debugger's listing shows the text.
  package var customMirror: Mirror { Mirror(self, children: []) }
}
