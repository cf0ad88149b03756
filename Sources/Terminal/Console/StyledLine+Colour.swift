internal import Conversation
internal import Nutrition

extension StyledLine {
  /// The line with the escape sequences of its styles.
  var coloured: String { coloured { $0 } }

  /// - Parameter sequence: turns an escape sequence into what is written for it.
  func coloured(_ sequence: (String) -> String) -> String {
    spans.map { span in
      guard let code = span.style.code else { return span.text }
      return sequence("\u{1B}[\(code)m") + span.text + sequence("\u{1B}[0m")
    }.joined()
  }
}

extension Style {
  /// The attributes of a style, as SGR codes (Select Graphic Rendition). None is red: nothing here is an alarm.
  fileprivate var code: String? {
    switch self {
    case .plain: nil
    case .heading, .total: "1"
    case .muted, .number, .notice: "2"
    case .question: "36"
    case .speaker: "35"
    case .error: "33"
    case .within: "32"
    case .outside: "33"
    case .first: "36"
    case .second: "34"
    case .third: "35"
    case .tint(.blue): "34"
    case .tint(.green): "32"
    case .tint(.purple): "35"
    case .tint(.teal): "36"
    case .tint(.yellow): "33"
    }
  }
}
