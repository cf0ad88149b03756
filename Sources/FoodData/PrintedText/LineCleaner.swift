/// Splits a text into lines, character by character, and drops what could move a terminal's cursor, hide text or change
/// its direction.
struct LineCleaner {
  private(set) var lines: [String] = []
  private(set) var wasCut = false
  private var line = ""
  private var state = State.text
  private let mostLines: Int
  private let longestLine: Int

  private enum State {
    case text
    /// After an escape character.
    case escape
    /// In a control sequence, which ends with a letter.
    case sequence
    /// In a command for the terminal, which ends with a bell or the next escape.
    case command
  }

  init(mostLines: Int, longestLine: Int) {
    self.mostLines = mostLines
    self.longestLine = longestLine
  }

  var isFull: Bool { lines.count >= mostLines }

  mutating func take(_ scalar: Unicode.Scalar) {
    if scalar.isLineEnd {
      state = .text
      endLine()
      return
    }
    switch state {
    case .text: takeText(scalar)
    case .escape: state = afterEscape(scalar)
    case .sequence: if (0x40...0x7e).contains(scalar.value) { state = .text }
    case .command: if scalar.value == 0x07 || scalar.value == 0x9c { state = .text } else { leaveCommand(scalar) }
    }
  }

  /// Ends the line; blank lines are left out.
  mutating func endLine() {
    guard line.utf8.contains(where: { $0 != 0x20 }) else {
      line = ""
      return
    }
    guard !isFull else {
      wasCut = true
      return
    }
    lines.append(line)
    line = ""
  }

  private mutating func leaveCommand(_ scalar: Unicode.Scalar) {
    if scalar.value == 0x1b { state = .escape }
  }

  private func afterEscape(_ scalar: Unicode.Scalar) -> State {
    switch scalar {
    case "[": .sequence
    case "]", "P", "X", "^", "_": .command
    case "\u{1b}": .escape
    // The selection of a character set is followed by one more character.
    case "(", ")", "#", "%": .sequence
    default: .text
    }
  }

  private mutating func takeText(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x1b: state = .escape
    case 0x9b: state = .sequence
    case 0x90, 0x98, 0x9d, 0x9e, 0x9f: state = .command
    case 0x09: put("  ")
    case 0x00..<0x20, 0x7f..<0xa0: break
    case 0xa0, 0x2000...0x200a, 0x202f, 0x205f, 0x3000: put(" ")
    case 0xad, 0x200b...0x200f, 0x202a...0x202e, 0x2060...0x206f, 0xfeff, 0xfff0...0xfffb, 0xe0000...0xe0fff: break
    default: put(scalar)
    }
  }

  private mutating func put(_ text: String) {
    for scalar in text.unicodeScalars { put(scalar) }
  }

  private mutating func put(_ scalar: Unicode.Scalar) {
    guard line.utf8.count < longestLine else {
      wasCut = true
      return
    }
    line.unicodeScalars.append(scalar)
  }
}

extension Unicode.Scalar {
  fileprivate var isLineEnd: Bool {
    switch value {
    case 0x0a...0x0d, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }
}
