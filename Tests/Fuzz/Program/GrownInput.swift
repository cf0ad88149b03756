/// An input made long by saying the same again and again: four times as much may take four times as long, not sixteen.
struct GrownInput {
  static let small = 25_000
  static let large = 4 * small

  /// What stands before and behind what is repeated.
  private let head: ArraySlice<UInt8>
  private let middle: ArraySlice<UInt8>
  private let tail: ArraySlice<UInt8>

  /// All of an input, its middle third, and each of its halves.
  static func all(of bytes: [UInt8]) -> [GrownInput] {
    let (third, half) = (bytes.count / 3, bytes.count / 2)
    return [0..<bytes.count, third..<bytes.count - third, 0..<half, half..<bytes.count].filter { !$0.isEmpty }.map {
      GrownInput(
        head: bytes[..<$0.lowerBound], middle: bytes[$0], tail: bytes[$0.upperBound...])
    }
  }

  /// At least so many bytes.
  func bytes(_ size: Int) -> [UInt8] {
    var bytes = Array(head)
    while bytes.count < size { bytes += middle }
    return bytes + tail
  }
}
