/// Splits a body as it arrives, whatever its form: server-sent events, a JSON object, an array of them, or events that
/// end with a bare error object. The announced content type is not relied upon.
package struct WireStream: Sendable {
  private var events: EventStreamReader
  private var documents: JSONDocumentReader
  private var isJSON = false
  /// How many bytes arrived.
  package private(set) var size = 0
  /// How many events and documents were read.
  package private(set) var count = 0

  /// `read` throws for a line, an event or an object that exceeds its limit.
  package init(limits: StreamLimits = StreamLimits()) {
    events = EventStreamReader(limits: limits)
    documents = JSONDocumentReader(limits: limits)
  }

  /// Whether anything arrived that is neither an event nor JSON, such as a web page.
  package var hasForeignText: Bool { events.foreignLines > 0 }

  /// The events and documents that end within `bytes`.
  package mutating func read(_ bytes: ArraySlice<UInt8>) throws(StreamError) -> [StreamItem] {
    size += bytes.count
    var rest = bytes
    var items: [StreamItem] = []
    while !rest.isEmpty {
      if let item = try readOne(&rest) { items.append(item) }
    }
    count += items.count
    return items
  }

  /// What was incomplete when the stream ended; its JSON may be cut off.
  package mutating func finish() throws(StreamError) -> [StreamItem] {
    let items = [try events.finish(), documents.finish()].compactMap { $0 }
    count += items.count
    return items
  }

  private mutating func readOne(_ rest: inout ArraySlice<UInt8>) throws(StreamError) -> StreamItem? {
    if isJSON {
      let item = try documents.read(&rest)
      // The reader stopped at a byte that is not JSON, so events continue.
      if item == nil, documents.isBetweenDocuments, !rest.isEmpty { isJSON = false }
      return item
    }
    events.skipMarks(&rest)
    if events.isAtLineStart, let first = rest.first, WireStream.beginsJSON(first) {
      isJSON = true
      return events.dispatch()
    }
    return try events.readLine(&rest)
  }

  private static func beginsJSON(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[")
  }
}
