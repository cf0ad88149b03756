/// One item of a stream.
package enum StreamItem: Hashable, Sendable {
  /// A server-sent event: its name, empty where it has none, and its data.
  case event(name: String, data: [UInt8])
  /// A JSON object outside any event: a whole body, an element of an array, or an error that follows the events.
  case document([UInt8])
}
