/// The string literals of a Swift source, without what is interpolated into them; comments are passed over.
struct SwiftLiterals {
  private let bytes: [UInt8]
  private var index = 0
  private var found: [String] = []

  static func of(_ source: String) -> [String] {
    var literals = SwiftLiterals(bytes: Array(source.utf8))
    literals.code(inInterpolation: false)
    return literals.found
  }

  /// Those of each file of the program, by its path in the repository.
  static let ofProgram: [(path: String, literals: [String])] =
    Repository.files("Sources", ".swift").filter { !$0.hasPrefix("Sources/LarderBenchmarks/") }
    .map { ($0, SwiftLiterals.of(Repository.text($0))) }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private func has(_ text: String) -> Bool { bytes[index...].starts(with: text.utf8) }

  /// Code up to the end of the source, or up to the parenthesis that closes an interpolation.
  private mutating func code(inInterpolation: Bool) {
    var depth = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "/") where has("//"):
        while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
      case UInt8(ascii: "/") where has("/*"):
        while index < bytes.count, !has("*/") { index += 1 }
      case UInt8(ascii: "#"), UInt8(ascii: "\""):
        if let hashes = literalBegins() {
          literal(hashes)
          continue
        }
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"):
        depth -= 1
        if inInterpolation, depth < 0 { return }
      default: break
      }
      index += 1
    }
  }

  /// How many number signs stand before the quotation mark that begins here; nil where none does.
  private func literalBegins() -> Int? {
    let hashes = bytes[index...].prefix { $0 == UInt8(ascii: "#") }.count
    return index + hashes < bytes.count && bytes[index + hashes] == UInt8(ascii: "\"") ? hashes : nil
  }

  private mutating func literal(_ hashes: Int) {
    let sharps = String(repeating: "#", count: hashes)
    index += hashes
    let quotes = has("\"\"\"") ? "\"\"\"" : "\""
    index += quotes.count
    var text: [UInt8] = []
    while index < bytes.count, !has(quotes + sharps) {
      if has("\\" + sharps + "(") {
        index += hashes + 2
        code(inInterpolation: true)
        text.append(UInt8(ascii: " "))
        index += 1
      } else if has("\\" + sharps) {
        index += hashes + 2
        text.append(UInt8(ascii: " "))
      } else {
        text.append(bytes[index])
        index += 1
      }
    }
    index += quotes.count + hashes
    found.append(String(decoding: text, as: UTF8.self))
  }
}
