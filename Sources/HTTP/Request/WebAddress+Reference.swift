extension WebAddress {
  /// Resolves a link on a page at this address: an address, a path on the same server, or one relative to the page. The
  /// fragment is left out. Nil where the text is no address that can be requested.
  package func reference(_ text: String) -> WebAddress? {
    let target = text.prefix { $0 != "#" }
    let head = target.prefix { $0 != "/" && $0 != "?" }
    if head.contains(":") { return WebAddress(String(target)) }
    if target.hasPrefix("//") { return WebAddress("\(scheme.rawValue):\(target)") }
    let port = port.map { ":\($0)" } ?? ""
    let root = "\(scheme.rawValue)://\(host)\(port)"
    if target.hasPrefix("/") { return WebAddress(root + target) }
    if target.hasPrefix("?") { return WebAddress(root + path + target) }
    let folder = path.lastIndex(of: "/").map { path[...$0] } ?? "/"
    return WebAddress(root + folder + target)
  }
}
