/// An http or https address without a user, a password or a fragment.
package struct WebAddress: Hashable, Sendable {
  /// The supported schemes.
  package enum Scheme: String, Sendable {
    case http, https
  }

  /// Plain http keeps secrets only on this machine.
  package let scheme: Scheme
  /// In lower case; an IPv6 address keeps its brackets.
  package let host: String
  /// Nil for the scheme's default port.
  package let port: UInt16?
  /// Begins with a slash, or is empty.
  package let path: String
  /// Without the question mark; nil where there is none.
  package let query: String?

  private init(scheme: Scheme, host: String, port: UInt16?, path: String, query: String?) {
    self.scheme = scheme
    self.host = host
    self.port = port
    self.path = path
    self.query = query
  }

  /// Nil where the text is not such an address.
  package init?(_ text: String) {
    guard text.utf8.count <= 8_192, text.utf8.allSatisfy(WebAddress.isAllowed) else { return nil }
    guard let mark = text.firstRange(of: "://"),
      let scheme = Scheme(rawValue: text[..<mark.lowerBound].lowercased())
    else { return nil }
    let rest = text[mark.upperBound...]
    let authority = rest.prefix { $0 != "/" && $0 != "?" }
    guard let place = WebAddress.place(authority) else { return nil }
    let target = rest[authority.endIndex...].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    self.init(
      scheme: scheme, host: place.host, port: place.port, path: target.first.map(String.init) ?? "",
      query: target.count == 2 ? String(target[1]) : nil)
  }

  /// This base address with a path appended, which may include a query.
  package func appending(_ relative: String) -> WebAddress {
    let parts = relative.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    let addition = parts.first.map { $0.drop { $0 == "/" } } ?? ""
    let base = path.hasSuffix("/") ? String(path.dropLast()) : path
    let queries = [query, parts.count == 2 ? String(parts[1]) : nil].compactMap(\.self).filter { !$0.isEmpty }
    return WebAddress(
      scheme: scheme, host: host, port: port, path: "\(base)/\(addition)",
      query: queries.isEmpty ? nil : queries.joined(separator: "&"))
  }

  /// This address without the last component of its path, where that has this name.
  package func dropping(_ last: String) -> WebAddress {
    let trimmed = path.hasSuffix("/") ? path.dropLast() : path[...]
    guard trimmed.hasSuffix("/\(last)") else { return self }
    return WebAddress(
      scheme: scheme, host: host, port: port, path: String(trimmed.dropLast(last.count + 1)), query: query)
  }

  /// The whole address.
  package var text: String { place + path + (query.map { "?\($0)" } ?? "") }

  /// Whether the server is this machine, whatever DNS says: 127.0.0.0/8, ::1 and localhost.
  package var isLoopback: Bool {
    if host == "localhost" || host == "[::1]" { return true }
    let parts = host.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4 && parts[0] == "127" && parts.allSatisfy { UInt8($0).map { "\($0)" } == String($0) }
  }

  /// Whether nobody on the way can read what is sent: it is encrypted, or stays on this machine.
  package var keepsSecrets: Bool { scheme == .https || isLoopback }

  private var place: String { "\(scheme.rawValue)://\(host)" + (port.map { ":\($0)" } ?? "") }

  private static func place(_ authority: Substring) -> (host: String, port: UInt16?)? {
    let isIPv6 = authority.hasPrefix("[")
    let end = isIPv6 ? authority.firstIndex(of: "]").map(authority.index(after:)) : authority.firstIndex(of: ":")
    let host = authority[..<(end ?? authority.endIndex)].lowercased()
    let rest = authority[(end ?? authority.endIndex)...]
    guard isIPv6 ? isIPv6Host(host) : isName(host) else { return nil }
    guard !rest.isEmpty else { return (host, nil) }
    guard rest.hasPrefix(":"), rest.dropFirst().allSatisfy(\.isNumber), let port = UInt16(rest.dropFirst()), port > 0
    else { return nil }
    return (host, port)
  }

  private static func isName(_ host: String) -> Bool {
    !host.isEmpty
      && host.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"),
          UInt8(ascii: "."), UInt8(ascii: "_"):
          true
        default: byte >= 0x80
        }
      }
  }

  private static func isIPv6Host(_ host: String) -> Bool {
    host.count > 3 && host.hasSuffix("]")
      && host.dropFirst().dropLast().allSatisfy { $0.isHexDigit || $0 == ":" || $0 == "." }
  }

  /// A fragment, a backslash, a space, a quotation mark or a control character is not allowed in an address that is
  /// sent.
  private static func isAllowed(_ byte: UInt8) -> Bool {
    byte > 0x20 && byte != 0x7F && byte != UInt8(ascii: "#") && byte != UInt8(ascii: "\\") && byte != UInt8(ascii: "\"")
  }
}

extension WebAddress: CustomStringConvertible, CustomDebugStringConvertible {
  /// Without the query, in which a base address may contain a key.
  package var description: String { place + path + (query == nil ? "" : "?…") }
  package var debugDescription: String { description }
}

extension WebAddress: CustomReflectable {
  /// Shows the same as `description`, without the query.
  package var customMirror: Mirror { Mirror(self, children: ["address": description]) }
}
