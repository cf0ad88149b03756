import LanguageModels
import Testing

@Suite struct `An event stream` {
  private static func event(_ data: String, name: String = "") -> StreamItem {
    .event(name: name, data: Array(data.utf8))
  }

  private static let streams: [(String, [StreamItem])] = [
    ("data: one\n\ndata: two\n\n", [event("one"), event("two")]),
    ("data: one\r\n\r\ndata: two\r\n\r\n", [event("one"), event("two")]),
    ("data: one\r\rdata: two\r\r", [event("one"), event("two")]),
    ("\u{FEFF}data: one\n\n", [event("one")]),
    (": waiting\n\ndata: one\n\n: waiting\n\n", [event("one")]),
    ("data:one\ndata: two\ndata:  three\n\n", [event("one\ntwo\n three")]),
    ("event: ping\ndata: {}\nid: 7\nretry: 10\n\n", [event("{}", name: "ping")]),
    ("event: ping\n\ndata: x\n\n", [event("x")]),
    ("data\n\n", [event("")]),
    ("data: one\n\n\n\n", [event("one")]),
    ("data: one\n", [event("one")]),
    ("data: one", [event("one")]),
    ("data: é👋\n\n", [event("é👋")]),
    ("", []),
    ("\n\n\n", []),
  ]

  @Test(arguments: streams)
  func `is split into its events however it is cut`(text: String, events: [StreamItem]) throws {
    let bytes = Array(text.utf8)
    for size in 1...max(1, bytes.count) {
      var reader = EventStreamReader()
      var read: [StreamItem] = []
      for piece in bytes.pieces(of: size) { read += try reader.read(piece) }
      read += try [reader.finish()].compactMap { $0 }
      #expect(read == events, "in pieces of \(size)")
    }
  }

  @Test func `counts the lines that are no fields`() throws {
    var reader = EventStreamReader()
    _ = try reader.read(Array("<html>\n data: x\nid: 1\n: c\n".utf8)[...])
    #expect(reader.foreignLines == 2)
  }

  @Test func `holds a line of bounded length`() throws {
    let limits = StreamLimits(line: 10, event: 100)
    for size in [1, 4, 50] {
      var reader = EventStreamReader(limits: limits)
      #expect(throws: StreamError.lineTooLong(limit: 10)) {
        for piece in Array("data: 12345\n\n".utf8).pieces(of: size) { _ = try reader.read(piece) }
      }
    }
    var fits = EventStreamReader(limits: limits)
    #expect(try fits.read(Array("data: 1234\n\n".utf8)[...]).count == 1)
  }

  @Test func `holds an event of bounded size`() {
    var reader = EventStreamReader(limits: StreamLimits(line: 10, event: 8))
    #expect(throws: StreamError.eventTooLarge(limit: 8)) {
      try reader.read(Array("data: 123\ndata: 123\ndata: 123\n\n".utf8)[...])
    }
  }
}

@Suite struct `A body of any form` {
  private static func document(_ text: String) -> StreamItem { .document(Array(text.utf8)) }
  private static func event(_ text: String) -> StreamItem { .event(name: "", data: Array(text.utf8)) }

  private static let bodies: [(String, [StreamItem])] = [
    (#"{"a": "}\"{"}"#, [document(#"{"a": "}\"{"}"#)]),
    ("\u{FEFF} \r\n{\"a\":1}\n", [document(#"{"a":1}"#)]),
    ("[{\"a\":[1]}\r\n,\r\n{\"b\":{}}\r\n]\r\n", [document(#"{"a":[1]}"#), document(#"{"b":{}}"#)]),
    ("{\"a\":1}\n{\"b\":2}\n", [document(#"{"a":1}"#), document(#"{"b":2}"#)]),
    ("data: {\"a\":1}\n\n{\n  \"error\": {}\n}\n", [event(#"{"a":1}"#), document("{\n  \"error\": {}\n}")]),
    ("data: {\"a\":1}\n{\"error\":{}}", [event(#"{"a":1}"#), document(#"{"error":{}}"#)]),
    ("{\"a\":1}\ndata: x\n\n", [document(#"{"a":1}"#), event("x")]),
    ("<html>{}</html>", []),
    ("null", []),
  ]

  @Test(arguments: bodies)
  func `is split however it is cut`(text: String, items: [StreamItem]) throws {
    let bytes = Array(text.utf8)
    for size in 1...bytes.count {
      var stream = WireStream()
      var read: [StreamItem] = []
      for piece in bytes.pieces(of: size) { read += try stream.read(piece) }
      #expect(try read + stream.finish() == items, "in pieces of \(size)")
    }
  }

  @Test func `gives the beginning of an object that was cut`() throws {
    var stream = WireStream()
    #expect(try stream.read(Array(#"[{"a": [1, "#.utf8)[...]).isEmpty)
    #expect(try stream.finish() == [Self.document(#"{"a": [1, "#)])
  }

  @Test func `holds an object of bounded size`() {
    var stream = WireStream(limits: StreamLimits(line: 4, event: 8))
    #expect(throws: StreamError.eventTooLarge(limit: 8)) { try stream.read(Array(#"{"a":"12345"}"#.utf8)[...]) }
  }
}
