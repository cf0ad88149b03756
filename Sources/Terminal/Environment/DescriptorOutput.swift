internal import Glibc

/// Writes to a descriptor, unbuffered and completely. When the reader is gone the rest is dropped; what was saved stays saved.
package final class DescriptorOutput {
  private let descriptor: Int32
  /// Whether writing has failed: the reader is gone, or the disk is full.
  package private(set) var isBroken = false

  package init(_ descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Writes all of a text before returning, or drops it where the output is broken.
  package func write(_ text: String) {
    var text = text
    text.withUTF8 { write($0) }
  }

  private func write(_ bytes: UnsafeBufferPointer<UInt8>) {
    var rest = UnsafeRawBufferPointer(bytes)[...]
    while !rest.isEmpty, !isBroken {
      let count = Glibc.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        var ready = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&ready, 1, -1)
      } else if errno != EINTR {
        isBroken = true
      }
    }
  }
}
