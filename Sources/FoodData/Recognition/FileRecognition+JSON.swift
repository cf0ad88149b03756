internal import FoundationEssentials
package import JSON
internal import Nutrition

/// What was recognised in a file, as a recording keeps it: everything but the picture, of which only its presence is
/// noted.
extension FileRecognition {
  /// The form that `init(json:)` reads; empty members are left out.
  package var json: JSONValue {
    var members: [String: JSONValue] = ["kind": .string(kind.rawValue)]
    if let text { members["text"] = .string(text.lines.joined(separator: "\n")) }
    if !receiptLooks.isEmpty { members["receipt_looks"] = .array(receiptLooks.map(FileRecognition.json)) }
    if !labelLooks.isEmpty { members["label_looks"] = .array(labelLooks.map(FileRecognition.json)) }
    for (key, codes) in [("codes", codes), ("doubtful_codes", doubtfulCodes), ("receipt_codes", receiptCodes)]
    where !codes.isEmpty {
      members[key] = .array(codes.map { .string($0) })
    }
    if picture != nil { members["picture"] = true }
    return .object(members)
  }

  /// Nil where the value is not in this form.
  package init?(json: JSONValue) {
    guard let kind = json["kind"]?.string.flatMap({ Kind(rawValue: $0) }) else { return nil }
    self.init(
      kind: kind, text: json["text"]?.string.map { PrintedText($0) },
      receiptLooks: FileRecognition.looks(json["receipt_looks"]),
      labelLooks: FileRecognition.looks(json["label_looks"]),
      codes: FileRecognition.texts(json["codes"]), doubtfulCodes: FileRecognition.texts(json["doubtful_codes"]),
      receiptCodes: FileRecognition.texts(json["receipt_codes"]), picture: json["picture"] == true ? [] : nil)
  }

  private static func texts(_ value: JSONValue?) -> [String] {
    value?.array?.compactMap(\.string) ?? []
  }

  /// Each word as a list: left, top, width, height, confidence, text.
  private static func json(_ boxes: [TextBox]) -> JSONValue {
    .array(
      boxes.map { box in
        .array(
          [box.left, box.top, box.width, box.height, box.confidence].map { .number(Decimal($0)) } + [.string(box.text)])
      })
  }

  private static func looks(_ value: JSONValue?) -> [[TextBox]] {
    value?.array?.map { look in (look.array ?? []).compactMap(FileRecognition.box) } ?? []
  }

  private static func box(_ value: JSONValue) -> TextBox? {
    guard let members = value.array, members.count == 6, let text = members[5].string else { return nil }
    // Larger positions are impossible; a confidence is a percentage, or -1.
    let numbers = members[..<5].compactMap { $0.wholeNumber(in: -100_000...100_000) }
    guard numbers.count == 5 else { return nil }
    return TextBox(
      text: text, left: numbers[0], top: numbers[1], width: numbers[2], height: numbers[3], confidence: numbers[4])
  }
}
