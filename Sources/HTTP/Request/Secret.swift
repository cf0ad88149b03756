/// A text that must not be seen: a key. However it is printed, it is masked.
package struct Secret: Hashable, Sendable {
  package static let mask = "•••"

  /// The text itself, for the one who sends it.
  package let revealed: String

  package init(_ text: String) {
    revealed = text
  }
}

extension Secret: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  package var description: String { Secret.mask }
  package var debugDescription: String { Secret.mask }
  package var customMirror: Mirror { Mirror(self, children: []) }
}
