internal import JSON
internal import Nutrition

/// What somebody outside has written in a form: read as far as it can be.
extension JSONValue {
  /// The words of a member on one line, without what nobody sees; nil where there are none.
  func words(_ member: String) -> String? {
    guard let text = self[member]?.string else { return nil }
    let words = PlainText.name(text)
    return words.isEmpty ? nil : words
  }

  /// The number of a member; nil where it is none, or out of range.
  func figure(_ member: String, in range: ClosedRange<FixedDecimal>) -> FixedDecimal? {
    guard case .number(let number)? = self[member], let figure = FixedDecimal(number), range.contains(figure) else {
      return nil
    }
    return figure
  }
}
