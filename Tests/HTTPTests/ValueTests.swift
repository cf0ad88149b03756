internal import HTTP
internal import Testing

struct WebAddressTests {
  @Test(arguments: [
    ("https://api.example.com/v1", "https://api.example.com/v1"), ("HTTP://LocalHost:11434", "http://localhost:11434"),
    ("http://[::1]:8080/v1", "http://[::1]:8080/v1"), ("https://host/a?b=c", "https://host/a?b=c"),
    ("https://host?b=c", "https://host?b=c"), ("http://127.0.0.1:1", "http://127.0.0.1:1"),
  ])
  func `an address is read and written`(text: String, written: String) {
    #expect(WebAddress(text)?.text == written)
  }

  @Test(arguments: [
    "", "host", "ftp://host/", "file:///etc/passwd", "https://", "https:///path", "https://user@host/",
    "https://user:pass@host/", "https://host:0/", "https://host:70000/", "https://host:/", "https://host:8x/",
    "https://ho st/", "https://host/\n", "https://host/#part", "https://host\\@other/", "http://[::1", "http://[]/",
    "https://host/\u{0}", "https://ho%73t/",
  ])
  func `what is no plain web address is refused`(text: String) {
    #expect(WebAddress(text) == nil)
  }

  @Test(arguments: [
    ("https://h/v1", "chat/completions", "https://h/v1/chat/completions"),
    ("https://h/v1/", "/chat", "https://h/v1/chat"),
    ("https://h", "v1/messages", "https://h/v1/messages"), ("https://h/v1?a=b", "chat", "https://h/v1/chat?a=b"),
    ("https://h/v1?a=b", "chat?alt=sse", "https://h/v1/chat?a=b&alt=sse"),
    ("https://h", "x?alt=sse", "https://h/x?alt=sse"),
  ])
  func `a path is put behind a base address`(base: String, path: String, whole: String) throws {
    #expect(try #require(WebAddress(base)).appending(path).text == whole)
  }

  @Test(arguments: [
    ("http://localhost:1/", true), ("http://127.0.0.1/", true), ("http://127.9.8.7/", true), ("http://[::1]/", true),
    ("http://a.localhost/", false), ("http://127.1/", false), ("http://127.08.0.1/", false),
    ("http://127.0.0.1.example.com/", false), ("http://128.0.0.1/", false),
    ("http://localhost.example.com/", false), ("http://127.example/", false),
  ])
  func `this machine is told from others`(text: String, isLoopback: Bool) throws {
    #expect(try #require(WebAddress(text)).isLoopback == isLoopback)
  }

  @Test func `a query is not shown`() {
    #expect(WebAddress("https://h/v1?key=abc").map(String.init(describing:)) == "https://h/v1?…")
  }
}

struct TransferWatchTests {
  private let limits = HTTPLimits(firstByte: .seconds(30), stall: .seconds(60), total: .seconds(600))

  @Test func `the first byte is waited for from the last byte sent`() {
    var watch = TransferWatch(limits: limits)
    #expect(watch.remaining(at: .seconds(10)) == .seconds(20))
    watch.note(sentBytes: 1000, arrivals: 0, at: .seconds(20))
    #expect(watch.overdue(at: .seconds(49)) == nil)
    #expect(watch.overdue(at: .seconds(50)) == .firstByte)
  }

  @Test func `what does not grow is no sign of life`() {
    var watch = TransferWatch(limits: limits)
    watch.note(sentBytes: 1000, arrivals: 0, at: .seconds(1))
    watch.note(sentBytes: 1000, arrivals: 0, at: .seconds(30))
    #expect(watch.overdue(at: .seconds(31)) == .firstByte)
  }

  @Test func `every arrival begins the stall anew`() {
    var watch = TransferWatch(limits: limits)
    for second in stride(from: 0, to: 500, by: 50) {
      watch.note(sentBytes: 0, arrivals: second + 1, at: .seconds(second))
      #expect(watch.overdue(at: .seconds(second + 49)) == nil)
    }
    #expect(watch.overdue(at: .seconds(510)) == .nextByte)
  }

  @Test func `a rest that is not wanted gets a quarter of a second, however it drips`() {
    var watch = TransferWatch(limits: limits)
    #expect(!watch.isDrained(at: .seconds(599)))
    watch.noteEnough(at: .seconds(10))
    watch.note(sentBytes: 0, arrivals: 1, at: .milliseconds(10_100))
    watch.noteEnough(at: .milliseconds(10_100))
    #expect(watch.remaining(at: .milliseconds(10_100)) == .milliseconds(150))
    #expect(!watch.isDrained(at: .milliseconds(10_249)))
    #expect(watch.isDrained(at: .milliseconds(10_250)))
  }

  @Test func `all ends in the end`() {
    var watch = TransferWatch(limits: limits)
    watch.note(sentBytes: 0, arrivals: 1, at: .seconds(599))
    #expect(watch.remaining(at: .seconds(599)) == .seconds(1))
    #expect(watch.overdue(at: .seconds(600)) == .end)
    #expect(watch.remaining(at: .seconds(700)) == .zero)
  }
}

struct CertificatesTests {
  @Test(arguments: [
    ([:], Certificates()), (["SSL_CERT_FILE": "/a"], Certificates(file: "/a")),
    (["CURL_CA_BUNDLE": "/b", "SSL_CERT_FILE": "/a"], Certificates(file: "/b")),
    (["SSL_CERT_FILE": "", "SSL_CERT_DIR": "/c"], Certificates(folder: "/c")),
  ])
  func `certificates are where the variables say`(variables: [String: String], certificates: Certificates) {
    #expect(Certificates(variables: variables) == certificates)
  }
}

struct HTTPHeadersTests {
  @Test func `names are found in any case, and the first field counts`() {
    let headers: HTTPHeaders = ["Retry-After": "1", "retry-after": "2"]
    #expect(headers["RETRY-AFTER"] == "1")
    #expect(headers["retry"] == nil)
  }
}
