import LanguageModels

/// What reading a body came to.
struct Reading: Equatable {
  var reply: WireReply
  var error: WireError?
  /// The texts that were there to be shown, joined.
  var shown = ""

  /// Reads a body that comes in pieces.
  init(_ pieces: [ArraySlice<UInt8>], by dialect: any Dialect) {
    var reader = dialect.reader()
    reply = WireReply()
    do throws(WireError) {
      for piece in pieces {
        for delta in try reader.feed(piece) {
          if case .text(let text) = delta { shown += text }
        }
      }
      reply = try reader.finish()
    } catch {
      self.error = error
      reply = reader.received
    }
  }

  init(_ text: String, by dialect: any Dialect) {
    self.init([Array(text.utf8)[...]], by: dialect)
  }
}

extension [UInt8] {
  /// Cut into pieces of `size` bytes.
  func pieces(of size: Int) -> [ArraySlice<UInt8>] {
    stride(from: 0, to: count, by: size).map { self[$0..<Swift.min($0 + size, count)] }
  }

  /// Cut at places that `random` picks.
  func pieces(by random: inout SeededGenerator) -> [ArraySlice<UInt8>] {
    var pieces: [ArraySlice<UInt8>] = []
    var start = 0
    while start < count {
      let end = Swift.min(count, start + Int.random(in: 1...97, using: &random))
      pieces.append(self[start..<end])
      start = end
    }
    return pieces
  }
}

/// Random numbers that are the same in every run.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
