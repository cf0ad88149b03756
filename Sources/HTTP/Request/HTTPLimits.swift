/// How long and how large an exchange may become.
package struct HTTPLimits: Hashable, Sendable {
  /// Until there is a connection.
  package var connect: Duration
  /// From the last byte sent to the first one received.
  package var firstByte: Duration
  /// Between two bytes received.
  package var stall: Duration
  /// All in all.
  package var total: Duration
  /// Of the response's headers, in bytes.
  package var head: Int
  /// Of the response's body, in bytes.
  package var body: Int
  /// Gives the head of a redirection to who asked, who may follow it: only where no key is in the request.
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
