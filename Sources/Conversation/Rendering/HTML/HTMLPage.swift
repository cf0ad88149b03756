internal import EmbeddedMessages
package import Messages
internal import Proposals
package import Services

/// An overview as one self-contained page: no scripts, no external files, charts as inline SVG.
package struct HTMLPage {
  private let overview: Overview
  private let style: LanguageStyle
  private let picture: (String) -> [UInt8]?

  /// - Parameter picture: loads the bytes of a stored picture by its path; nil where it cannot be read.
  package init(
    _ overview: Overview, style: LanguageStyle = .english, picture: @escaping (String) -> [UInt8]? = { _ in nil }
  ) {
    (self.overview, self.style, self.picture) = (overview, style, picture)
  }

  /// The HTML of the whole page, in the language of its style.
  package var text: String {
    let title = HTMLText.escaped(style.line(overview.title))
    let parts = overview.parts.enumerated().map { index, part in
      section(part, isLead: index == 0, isEnd: index == overview.parts.count - 1)
    }
    return """
      <!doctype html>
      <html lang="\(style.tag)">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="generator" content="larder">
      <meta name="referrer" content="no-referrer">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:">
      <link rel="icon" href="data:,">
      <title>\(title)</title>
      <style>
      \(HTMLStyle.text)
      </style>
      </head>
      <body>
      <main>
      <h1>\(title)</h1>
      \(parts.joined(separator: "\n"))
      </main>
      </body>
      </html>

      """
  }

  /// Whether a file that begins like this is such a page.
  package static func isOwn(_ beginning: String) -> Bool {
    beginning.hasPrefix("<!doctype html>") && beginning.contains("<meta name=\"generator\" content=\"larder\">")
  }

  private func section(_ part: Overview.Part, isLead: Bool, isEnd: Bool) -> String {
    switch part {
    case .rows(let rows): "<section>\n\(HTMLTable(rows, style).text)\n</section>"
    case .said(let words, let model):
      "<section>\n<blockquote class=\"model\">\n" + HTMLText.element("cite", style.line(.saidByModel(model: model)))
        + "\n"
        + HTMLText.element("p", words) + "\n</blockquote>\n</section>"
    case .bars(let chart): "<section>\n\(HTMLBars(chart, style).text)\n</section>"
    case .split(let chart): "<section>\n\(HTMLBars(chart, style).text)\n</section>"
    case .line(let chart): "<section>\n\(HTMLLine(chart, style).text)\n</section>"
    case .list(let list): "<section>\n\(HTMLTable(list, style).text)\n</section>"
    case .pictures(let pictures): "<section>\n\(HTMLPictures(pictures, style, bytes: picture).text)\n</section>"
    case .notes(let notes):
      "<section\(isEnd && !isLead ? " class=\"notes\"" : "")>\n"
        + notes.map { HTMLText.element("p", style.words($0)) }.joined(separator: "\n") + "\n</section>"
    }
  }
}
