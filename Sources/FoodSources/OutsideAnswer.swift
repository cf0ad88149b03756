/// An outside server's answer: its status and its bytes, unchecked.
package struct OutsideAnswer: Hashable, Sendable {
  /// The HTTP status.
  package let status: Int
  /// The whole body, whose size is limited by the caller.
  package let body: [UInt8]

  package init(status: Int, body: [UInt8]) {
    self.status = status
    self.body = body
  }
}
