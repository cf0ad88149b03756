/// A provider's model, as it is named on the command line: "openai:gpt-5.4-mini".
package struct ModelName: Hashable, Sendable {
  private static let longest = 200

  /// The provider: the text before the first colon.
  package let provider: ProviderName
  /// The provider's own name for it, which may contain colons and slashes.
  package let model: String

  /// Nil where the text does not have this form, or contains a character that no model's name has.
  package init?(_ text: String) {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let provider = ProviderName(rawValue: String(parts[0])) else { return nil }
    guard (1...ModelName.longest).contains(parts[1].utf8.count), parts[1].utf8.allSatisfy(ModelName.isAllowed) else {
      return nil
    }
    self.provider = provider
    model = String(parts[1])
  }

  /// A name may become part of a URL's path, so it may not contain what would end the path.
  private static func isAllowed(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."),
      UInt8(ascii: ":"), UInt8(ascii: "/"), UInt8(ascii: "@"), UInt8(ascii: "+"), UInt8(ascii: "~"):
      true
    default: false
    }
  }
}

extension ModelName: CustomStringConvertible {
  package var description: String { "\(provider.rawValue):\(model)" }
}
