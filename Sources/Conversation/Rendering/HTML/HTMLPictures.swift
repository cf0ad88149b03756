internal import EmbeddedMessages
internal import FoundationEssentials
internal import Messages
internal import Services

/// Stored pictures of meals, embedded in the page.
struct HTMLPictures {
  private let pictures: [MealPicture]
  private let style: LanguageStyle
  private let bytes: (String) -> [UInt8]?

  init(_ pictures: [MealPicture], _ style: LanguageStyle, bytes: @escaping (String) -> [UInt8]?) {
    (self.pictures, self.style, self.bytes) = (pictures, style, bytes)
  }

  var text: String {
    let figures = pictures.compactMap(figure)
    return HTMLText.element("h2", style.line(.picturesTitle)) + "\n<div class=\"pictures\">\n"
      + figures.joined(separator: "\n") + "\n</div>"
  }

  /// Nil where the picture can no longer be read.
  private func figure(_ picture: MealPicture) -> String? {
    guard let bytes = bytes(picture.path) else { return nil }
    let caption = style.line(picture.caption)
    let source = "data:image/jpeg;base64,\(Data(bytes).base64EncodedString())"
    return "<figure><img src=\"\(source)\" alt=\"\(HTMLText.escaped(caption))\">"
      + HTMLText.element("figcaption", caption) + "</figure>"
  }
}
