internal import Glibc

/// Whether a descriptor is a terminal.
package func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

/// The columns of a descriptor's window; nil where it has none.
package func windowColumns(_ descriptor: Int32) -> Int? { window(behind: descriptor).map { Int($0.ws_col) } }

/// Whether a line editor can draw in a descriptor's window. libedit allocates every cell of it, so a window that claims to have
/// billions of them would use up all memory.
package func isDrawable(_ descriptor: Int32) -> Bool {
  let mostCells = 4_000_000
  return window(behind: descriptor).map { Int($0.ws_col) * Int($0.ws_row) <= mostCells } ?? true
}

private func window(behind descriptor: Int32) -> winsize? {
  var size = winsize()
  guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
  return size
}
