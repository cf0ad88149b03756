package import FoundationEssentials
internal import Words

/// Which lines of a card words name, and how near their names are.
package struct NamedLines: Hashable, Sendable {
  /// From the nearest to the farthest.
  package enum Nearness: Hashable, Sendable, CaseIterable {
    /// The name.
    case same
    /// The same food by another name, or what it is a kind of: "rice" for brown rice.
    case shorter
    /// Another part of it: "chicken" for chicken breast.
    case part
    /// A kind of it: "oat milk" for milk.
    case kind
  }

  /// The nearest way in which any line is named; all of `lines` are named in it.
  package let nearness: Nearness
  /// At least one.
  package let lines: [CardLine]

  /// The line, where it is only one.
  package var only: CardLine? { lines.count == 1 ? lines[0] : nil }
}

extension [CardLine] {
  /// The lines that words name, the nearest alone: "rice" is the rice, not the rice noodles. Nil where they name none.
  ///
  /// - Parameter food: what the words were found to mean.
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

/// A name as far as it is compared: the stems of its words, and the word that it is a kind of.
private struct LineName {
  let stems: Set<String>
  private let last: String
  /// Shorter words end many others by chance.
  private static let shortestHead = 5

  init(_ name: String) {
    let words = NameWords.folded(name)
    stems = Set(words.map { Stemmer.stem($0) })
    last = words.last.map { Stemmer.stem($0) } ?? ""
  }

  var isEmpty: Bool { stems.isEmpty }

  func hasHead(of other: LineName) -> Bool { last == other.last }

  func isPart(of other: LineName) -> Bool { stems.isStrictSubset(of: other.stems) }

  /// "Oat milk" and "Hafermilch" are kinds of milk, "milk chocolate" is none.
  func isKind(of other: LineName) -> Bool {
    guard !other.isEmpty else { return false }
    if other.stems.isStrictSubset(of: stems) { return last == other.last }
    return other.stems.count == 1 && other.last.count >= LineName.shortestHead && last != other.last
      && last.hasSuffix(other.last)
  }
}
