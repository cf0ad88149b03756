/// What a server outside answered: its status and its bytes, whatever they are.
package struct OutsideAnswer: Hashable, Sendable {
  /// The HTTP status.
  package let status: Int
  /// The whole body, bounded by whoever asked.
  package let body: [UInt8]

  package init(status: Int, body: [UInt8]) {
    self.status = status
    self.body = body
  }
}
