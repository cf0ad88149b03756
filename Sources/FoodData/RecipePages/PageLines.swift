/// The lines of a page as a person reads them, without navigation. Headings end with a colon.
enum PageLines {
  private static let hidden: Set<String> = [
    "script", "style", "noscript", "head", "nav", "footer", "button", "select", "svg", "iframe", "template",
    "textarea", "title",
  ]
  private static let inline: Set<String> = [
    "a", "abbr", "b", "bdi", "cite", "code", "data", "del", "em", "font", "i", "ins", "kbd", "label", "mark", "q", "s",
    "small", "span", "strong", "sub", "sup", "time", "u", "var", "img", "wbr", "input", "td", "th",
  ]
  private static let headings: Set<String> = ["h2", "h3", "h4", "h5", "h6"]
  private static let most = 4_000

  static func lines(of page: HTMLNode) -> [String] {
    var lines: [String] = []
    var line = ""
    func end(isHeading: Bool = false) {
      let plain = PlainText(line, limit: 2_000).text
      line = ""
      guard !plain.isEmpty, lines.count < most else { return }
      lines.append(isHeading ? heading(plain) : plain)
    }
    func heading(_ line: String) -> String {
      // For example "Ingredients [edit]".
      let words = line.last == "]" ? line.prefix { $0 != "[" } : line[...]
      let name = String(words.reversed().drop { $0 == " " || $0 == ":" }.reversed())
      return (name.isEmpty ? line : name) + ":"
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
      if !node.tag.isEmpty, !inline.contains(node.tag) { end(isHeading: headings.contains(node.tag)) }
    }
    walk(page)
    end()
    return lines
  }
}
