/// A key of a provider: printable, without blanks, and never printed. However it is shown, it is masked.
package struct ProviderKey: Hashable, Sendable {
  /// What is shown instead of a key, however long that is.
  package static let mask = "•••"
  /// 4 KiB; the longest keys that providers give out are a tenth of it.
  package static let longest = 4_096

  /// The text itself, for the one who sends it to the provider or keeps it.
  package let revealed: String

  /// Blanks and line ends around the key do not count.
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
  /// Nothing: not even a debugger's listing shows the key.
  package var customMirror: Mirror { Mirror(self, children: []) }
}

/// Why a text is no key.
package enum KeyTextError: Error, Hashable, Sendable {
  case empty
  case tooLong
  /// A blank, tabulator or line end between two parts.
  case blankInside
  /// A control character, or one beyond ASCII.
  case unprintable
}

extension UInt8 {
  /// Space, tabulator, line feed, vertical tabulator, form feed, carriage return.
  fileprivate var isBlank: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}
