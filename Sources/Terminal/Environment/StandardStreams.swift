internal import Glibc

/// Whether a descriptor is a terminal.
package func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

/// The columns of the window behind a descriptor; nil where there is no window.
package func windowColumns(_ descriptor: Int32) -> Int? { window(behind: descriptor).map { Int($0.ws_col) } }

/// Whether a line editor can draw in the window behind a descriptor. libedit keeps a place for every cell of it: a window
/// that is said to have thousands of millions would take all memory.
package func isDrawable(_ descriptor: Int32) -> Bool {
  let mostCells = 4_000_000
  return window(behind: descriptor).map { Int($0.ws_col) * Int($0.ws_row) <= mostCells } ?? true
}

private func window(behind descriptor: Int32) -> winsize? {
  var size = winsize()
  guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
  return size
}
