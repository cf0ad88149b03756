import HTTP
import Testing

struct HostAddressTests {
  /// "127.0.0.1", or sixteen bits a group with one "::".
  private func address(_ text: String) -> HostAddress? {
    guard text.contains(":") else { return HostAddress(text.split(separator: ".").compactMap { UInt8($0) }) }
    let halves = text.split(separator: "::", maxSplits: 1, omittingEmptySubsequences: false).map { half in
      half.split(separator: ":").flatMap { group -> [UInt8] in
        let value = UInt16(group, radix: 16) ?? 0
        return [UInt8(value >> 8), UInt8(value & 0xFF)]
      }
    }
    let missing = 16 - halves.map(\.count).reduce(0, +)
    return HostAddress(halves[0] + [UInt8](repeating: 0, count: missing) + (halves.count > 1 ? halves[1] : []))
  }

  @Test(arguments: [
    "1.1.1.1", "8.8.8.8", "9.255.255.255", "11.0.0.0", "100.63.0.1", "100.128.0.0", "126.1.1.1", "128.0.0.1",
    "169.253.1.1", "172.15.0.1", "172.32.0.0", "192.0.1.1", "192.167.1.1", "198.17.0.1", "198.20.0.0",
    "223.255.255.254",
    "2606:4700::1111", "2a00:1450:4001::200e", "2001:4860::8888", "::ffff:808:808", "64:ff9b::808:808",
  ])
  func `what is for everybody is public`(text: String) throws {
    #expect(try #require(address(text)).isPublic)
  }

  @Test(arguments: [
    "0.0.0.0", "0.1.2.3", "10.0.0.1", "100.64.0.1", "100.127.255.255", "127.0.0.1", "127.255.255.254",
    "169.254.169.254",
    "172.16.0.1", "172.31.255.255", "192.0.0.8", "192.0.2.1", "192.88.99.1", "192.168.0.1", "198.18.0.1",
    "198.19.255.255", "198.51.100.7", "203.0.113.9", "224.0.0.1", "239.1.1.1", "240.0.0.1", "255.255.255.255",
    "::", "::1", "::ffff:7f00:1", "::ffff:a00:1", "64:ff9b::a9fe:a9fe", "64:ff9b:1::1", "100::1", "2001::1",
    "2001:db8::1",
    "2002:7f00:1::", "3fff::1", "fc00::1", "fd12:3456::1", "fe80::1", "fec0::1", "ff02::1", "4000::1",
  ])
  func `this machine, local networks, groups and special purposes are not`(text: String) throws {
    #expect(!(try #require(address(text)).isPublic))
  }

  @Test func `an address has four bytes or sixteen`() {
    #expect(HostAddress([1, 2, 3]) == nil && HostAddress([]) == nil)
  }
}

struct WebReferenceTests {
  @Test(arguments: [
    ("https://b.example/c", "https://b.example/c"), ("//b.example/c", "https://b.example/c"),
    ("/c?d=1", "https://a.example:8080/c?d=1"), ("c", "https://a.example:8080/x/c"),
    ("?p=2", "https://a.example:8080/x/y?p=2"), ("/c#part", "https://a.example:8080/c"),
    ("", "https://a.example:8080/x/"),
  ])
  func `a page points to other pages`(text: String, target: String) throws {
    let page = try #require(WebAddress("https://a.example:8080/x/y"))
    #expect(page.reference(text)?.text == target)
  }

  @Test(arguments: ["file:///etc/passwd", "javascript:alert(1)", "ftp://b.example/", "mailto:a@b", "https://", "/a b"])
  func `and to what is none`(text: String) throws {
    #expect(try #require(WebAddress("https://a.example/")).reference(text) == nil)
  }
}
