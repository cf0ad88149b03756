internal import FoundationEssentials

/// A table as a Swift source file.
package struct TableSource {
  private let name: String
  private let bytes: [UInt8]

  /// - Parameters:
  ///   - name: of the variable that holds the table.
  ///   - bytes: text in UTF-8, as `TableWriter` makes it.
  package init(_ name: String, _ bytes: [UInt8]) {
    (self.name, self.bytes) = (name, bytes)
  }

  /// The source with the bytes as a literal. The literal is the body of a computed variable: bodies are not part of a
  /// module's interface, so modules that import this one are not rebuilt when a line of the table changes.
  package var text: String {
    var literal: [UInt8] = []
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): literal += [UInt8(ascii: "\\"), byte]
      case 0..<0x20, 0x7f: literal += Array("\\u{\(String(byte, radix: 16))}".utf8)
      default: literal.append(byte)
      }
    }
    return "var \(name): StaticString { \"" + String(decoding: literal, as: UTF8.self) + "\" }\n"
  }

  /// Writes the source, replacing an existing file.
  package func write(to path: String) throws {
    try Data(text.utf8).write(to: URL(filePath: path))
  }
}
