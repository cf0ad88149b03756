/// A node of a web page: an element with its children, or a text.
final class HTMLNode {
  /// In lower case; empty for a text and for the page as a whole.
  let tag: String
  /// Names in lower case; entities in the values are decoded.
  let attributes: [String: String]
  fileprivate(set) var children: [HTMLNode] = []
  /// The text of a text node or a script.
  fileprivate(set) var text = ""

  init(tag: String = "", attributes: [String: String] = [:], text: String = "") {
    self.tag = tag
    self.attributes = attributes
    self.text = text
  }

  subscript(attribute: String) -> String? { attributes[attribute] }

  /// Calls `body` with this node and all its descendants, in order.
  func forEach(_ body: (HTMLNode) -> Void) {
    body(self)
    for child in children { child.forEach(body) }
  }

  /// The topmost nodes here or below that match; the search does not continue inside a match.
  func all(where fits: (HTMLNode) -> Bool) -> [HTMLNode] {
    fits(self) ? [self] : children.flatMap { $0.all(where: fits) }
  }

  /// All text in the node, on one line.
  var allText: String {
    var text = ""
    forEach { node in
      guard node.tag.isEmpty else {
        if node.tag == "br" || node.tag == "li" || node.tag == "td" { text += " " }
        return
      }
      text += node.text
    }
    return PlainText(text, limit: 4_000).text
  }
}

/// Builds a tree from a page as browsers do, as far as is needed here. Elements that are never closed end with their
/// parent, and a page that is nested deeper than any real one is flattened.
struct HTMLTree {
  private static let deepest = 200
  private static let mostNodes = 300_000
  private static let void: Set<String> = [
    "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "param", "source", "track", "wbr",
  ]
  private static let pieces: Set<String> = ["span", "strong", "b", "data", "bdi", "label"]
  /// Which open elements a tag closes, and the elements that limit this.
  private static let siblings: [String: (closes: Set<String>, within: Set<String>)] = [
    "li": (["li"], ["ul", "ol", "menu"]), "p": (["p"], ["div", "li", "td", "section", "article"]),
    "tr": (["tr", "td", "th"], ["table"]), "td": (["td", "th"], ["tr", "table"]),
    "th": (["td", "th"], ["tr", "table"]),
    "dt": (["dt", "dd"], ["dl"]), "dd": (["dt", "dd"], ["dl"]), "option": (["option"], ["select"]),
  ]

  let root = HTMLNode()
  private var open: [HTMLNode]
  private var nodes = 0

  init(_ page: String) {
    open = [root]
    var scanner = HTMLScanner(page)
    while let token = scanner.next(), nodes < HTMLTree.mostNodes { take(token) }
  }

  private mutating func take(_ token: HTMLScanner.Token) {
    switch token {
    case .text(let text): append(HTMLNode(text: HTMLText.decoded(text)))
    case .raw(let text): open.last?.text = text
    case .open(let tag, let attributes, let isClosed):
      closeSiblings(of: tag)
      separate(tag)
      let node = HTMLNode(tag: tag, attributes: attributes)
      append(node)
      if !isClosed, !HTMLTree.void.contains(tag), open.count < HTMLTree.deepest { open.append(node) }
    case .close(let tag):
      if let place = open.lastIndex(where: { $0.tag == tag }), place > 0 { open.removeSubrange(place...) }
    }
  }

  /// Adds a blank where only the page's style separates two texts: "<span>200</span><span>g</span>", "1<sup>1</sup>/2".
  private mutating func separate(_ tag: String) {
    guard let last = open.last?.children.last else { return }
    let isPair = HTMLTree.pieces.contains(tag) && HTMLTree.pieces.contains(last.tag)
    let isFraction = tag == "sup" && last.text.last?.isNumber == true
    if isPair || isFraction { append(HTMLNode(text: " ")) }
  }

  private mutating func append(_ node: HTMLNode) {
    nodes += 1
    open.last?.children.append(node)
  }

  private mutating func closeSiblings(of tag: String) {
    guard let rule = HTMLTree.siblings[tag] else { return }
    let start = open.lastIndex { rule.within.contains($0.tag) } ?? 0
    guard let place = open[start...].firstIndex(where: { rule.closes.contains($0.tag) }), place > 0 else { return }
    open.removeSubrange(place...)
  }
}
