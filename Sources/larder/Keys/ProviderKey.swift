/// A provider's key: printable and without white space. It is masked wherever it is printed.
package struct ProviderKey: Hashable, Sendable {
  /// Shown in place of a key, whatever its length.
  package static let mask = "•••"
  /// In bytes: 4 KiB. The longest keys that providers issue are a tenth of that.
  package static let longest = 4_096

  /// The key's text, for sending it to the provider and for storing it.
  package let revealed: String

  /// White space around the key is ignored.
  package init(bytes: [UInt8]) throws(KeyTextError) {
    let start = bytes.firstIndex { !$0.isBlank } ?? bytes.endIndex
    let end = bytes.lastIndex { !$0.isBlank } ?? bytes.endIndex
    guard start < bytes.endIndex else { throw .empty }
    let text = bytes[start...end]
    guard text.count <= ProviderKey.longest else { throw .tooLong }
    guard !text.contains(where: \.isBlank) else { throw .blankInside }
    guard text.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else { throw .unprintable }
    revealed = String(decoding: text, as: UTF8.self)
  }

  /// A key that was typed; the same rules hold.
  package init(_ text: String) throws(KeyTextError) {
    try self.init(bytes: Array(text.utf8))
  }
}

extension ProviderKey: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  package var description: String { ProviderKey.mask }
  package var debugDescription: String { ProviderKey.mask }
  /// Empty, so that not even a debugger shows the key.
  package var customMirror: Mirror { Mirror(self, children: []) }
}

/// Why a text is not a key.
package enum KeyTextError: Error, Hashable, Sendable {
  case empty
  case tooLong
  /// White space within the key.
  case blankInside
  /// A control character or one beyond ASCII.
  case unprintable
}

extension UInt8 {
  /// Whether it is a space, tab, line feed, vertical tab, form feed or carriage return.
  fileprivate var isBlank: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}
