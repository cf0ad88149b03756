internal import Glibc

/// Whether a descriptor is a terminal.
package func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

/// The columns of the window behind a descriptor; nil where there is no window.
package func windowColumns(_ descriptor: Int32) -> Int? {
  var size = winsize()
  guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
  return Int(size.ws_col)
}
