/// A port of this machine that is taken and on which nobody listens, as long as this value lives.
package final class DeafPort {
  package let number: UInt16
  private let socket: Socket

  package init() throws(LoopbackError) {
    (socket, number) = try Socket.bound()
  }

  package var address: String { "http://127.0.0.1:\(number)" }
}
