internal import JSON
internal import Nutrition

/// Lenient access to JSON that somebody outside has written.
extension JSONValue {
  /// The text of a member on one line, without invisible characters; nil where there is none.
  func words(_ member: String) -> String? {
    guard let text = self[member]?.string else { return nil }
    let words = PlainText.name(text)
    return words.isEmpty ? nil : words
  }

  /// The number in a member; nil where it is no number, or out of range.
  func figure(_ member: String, in range: ClosedRange<FixedDecimal>) -> FixedDecimal? {
    guard case .number(let number)? = self[member], let figure = FixedDecimal(number), range.contains(figure) else {
      return nil
    }
    return figure
  }
}
