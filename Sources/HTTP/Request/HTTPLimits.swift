/// How long an exchange may take, and how large it may become.
package struct HTTPLimits: Hashable, Sendable {
  /// Until the connection is established.
  package var connect: Duration
  /// From the last byte sent to the first one received.
  package var firstByte: Duration
  /// Between two bytes received.
  package var stall: Duration
  /// From the beginning to the end.
  package var total: Duration
  /// The size of the response's headers, in bytes.
  package var head: Int
  /// The size of the response's body, in bytes.
  package var body: Int
  /// Passes the head of a redirection to the receiver, who may follow it. To be used only for requests without a key.
  package var passesRedirections: Bool

  package init(
    connect: Duration = .seconds(10), firstByte: Duration = .seconds(30), stall: Duration = .seconds(60),
    total: Duration = .seconds(600), head: Int = 64 << 10, body: Int = 32 << 20, passesRedirections: Bool = false
  ) {
    self.connect = connect
    self.firstByte = firstByte
    self.stall = stall
    self.total = total
    self.head = head
    self.body = body
    self.passesRedirections = passesRedirections
  }
}
