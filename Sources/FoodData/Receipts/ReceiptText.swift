internal import CEmbed
internal import Words

/// The embedded texts about receipts. This is the only place where their bytes are read through a pointer.
enum ReceiptText: String {
  case stores, goods

  /// The rows of the text, split into fields.
  var rows: [[String]] {
    var rows: [[String]] = []
    for line in text.utf8.split(separator: UInt8(ascii: "\n")) where line.first != UInt8(ascii: "#") {
      rows.append(Array(line)[...].fields(by: UInt8(ascii: "|")).map(\.text))
    }
    return rows
  }

  private var text: String {
    var count = 0
    guard let bytes = unsafe larder_receipt_text(rawValue, &count) else { return "" }
    return unsafe String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
  }
}

extension String {
  /// The parts separated by semicolons.
  var phrases: [String] {
    Array(utf8)[...].fields(by: UInt8(ascii: ";")).filter { !$0.isEmpty }.map(\.text)
  }
}
