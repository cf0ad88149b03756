/// The lines of a page as a person reads them, without what only leads elsewhere.
enum PageLines {
  private static let hidden: Set<String> = [
    "script", "style", "noscript", "head", "nav", "footer", "form", "button", "select", "svg", "iframe", "template",
    "textarea", "title",
  ]
  private static let inline: Set<String> = [
    "a", "abbr", "b", "bdi", "cite", "code", "data", "del", "em", "font", "i", "ins", "kbd", "label", "mark", "q", "s",
    "small", "span", "strong", "sub", "sup", "time", "u", "var", "img", "wbr", "input", "td", "th",
  ]
  private static let most = 4_000

  static func lines(of page: HTMLNode) -> [String] {
    var lines: [String] = []
    var line = ""
    func end() {
      let plain = PlainText(line, limit: 2_000).text
      if !plain.isEmpty, lines.count < most { lines.append(plain) }
      line = ""
    }
    func walk(_ node: HTMLNode) {
      guard !hidden.contains(node.tag), node["hidden"] == nil else { return }
      if node.tag.isEmpty {
        line += node.text
      } else if !inline.contains(node.tag) {
        end()
      } else if node.tag == "td" || node.tag == "th" {
        line += " "
      }
      for child in node.children { walk(child) }
      if !node.tag.isEmpty, !inline.contains(node.tag) { end() }
    }
    walk(page)
    end()
    return lines
  }
}
