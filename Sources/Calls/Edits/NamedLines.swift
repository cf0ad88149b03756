package import FoundationEssentials
internal import Words

/// The lines of a card that words name, and how well they match.
package struct NamedLines: Hashable, Sendable {
  /// From the best match to the weakest.
  package enum Nearness: Hashable, Sendable, CaseIterable {
    /// The name itself.
    case same
    /// The same food by another name, or a more general name of it: "rice" for brown rice.
    case shorter
    /// Another part of its name: "chicken" for chicken breast.
    case part
    /// A kind of it: "oat milk" for milk.
    case kind
  }

  /// How well the lines match; all of `lines` match equally well.
  package let nearness: Nearness
  /// The lines; there is at least one.
  package let lines: [CardLine]

  package init(nearness: Nearness, lines: [CardLine]) {
    self.nearness = nearness
    self.lines = lines
  }

  /// The line, where there is only one.
  package var only: CardLine? { lines.count == 1 ? lines[0] : nil }
}

extension [CardLine] {
  /// The lines that the words match best: "rice" is the rice, not the rice noodles. Nil where they match none.
  ///
  /// - Parameter food: the food that the words were found to mean.
  package func named(_ words: String, food: UUID? = nil) -> NamedLines? {
    let said = LineName(words)
    guard !said.isEmpty else { return nil }
    for nearness in NamedLines.Nearness.allCases {
      let near = filter { line in
        let name = LineName(line.name)
        return switch nearness {
        case .same: name.stems == said.stems
        case .shorter: food != nil && food == line.food || said.isPart(of: name) && said.hasHead(of: name)
        case .part: said.isPart(of: name)
        case .kind: said.isKind(of: name)
        }
      }
      if !near.isEmpty { return NamedLines(nearness: nearness, lines: near) }
    }
    return nil
  }
}

/// A name as it is compared: the stems of its words, and its last word, which says what it is.
private struct LineName {
  let stems: Set<String>
  private let last: String
  /// The fewest letters of a word to look for at the end of a compound; many longer words end in a shorter one by
  /// chance.
  private static let shortestHead = 5

  init(_ name: String) {
    stems = Stemmer.stems(of: name)
    last = NameWords.folded(name).last.map { Stemmer.stem($0) } ?? ""
  }

  var isEmpty: Bool { stems.isEmpty }

  func hasHead(of other: LineName) -> Bool { last == other.last || isHan && other.last.hasSuffix(last) }

  /// Chinese has no spaces between words: 汤 is the end of 蛋花汤.
  func isPart(of other: LineName) -> Bool {
    stems.isStrictSubset(of: other.stems)
      || stems.count == 1 && other.stems.count == 1 && isHan && last != other.last && other.last.hasSuffix(last)
  }

  private var isHan: Bool { last.unicodeScalars.first.map { ScalarKind($0) == .han } ?? false }

  /// Whether this is a kind of the other: "oat milk" and "Hafermilch" are kinds of milk, "milk chocolate" is not.
  func isKind(of other: LineName) -> Bool {
    guard !other.isEmpty else { return false }
    if other.stems.isStrictSubset(of: stems) { return last == other.last }
    return other.stems.count == 1 && other.last.count >= LineName.shortestHead && last != other.last
      && last.hasSuffix(other.last)
  }
}
