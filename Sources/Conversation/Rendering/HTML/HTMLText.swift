internal import Services

/// Text and elements of a page. All text from outside is cleaned and escaped here.
enum HTMLText {
  /// Text to be put between tags or into an attribute.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in PrintableText.clean(text).unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// An element that contains text.
  static func element(_ name: String, _ text: String, _ attributes: String = "") -> String {
    "<\(name)\(attributes.isEmpty ? "" : " " + attributes)>\(escaped(text))</\(name)>"
  }

  /// A coordinate, rounded to tenths.
  static func number(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    let (whole, tenth) = (tenths.magnitude / 10, tenths.magnitude % 10)
    return (tenths < 0 ? "-" : "") + "\(whole)" + (tenth == 0 ? "" : ".\(tenth)")
  }
}
