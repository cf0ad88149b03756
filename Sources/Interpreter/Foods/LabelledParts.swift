/// Moves parts of a food that come after a time label to the food before it.
enum LabelledParts {
  /// "A taco for lunch, filled with egg and ham": moves the label behind the contents of the taco.
  static func gathered(_ parts: [ListPart]) -> [ListPart] {
    var parts = parts
    guard let index = parts.indices.first(where: { isLabel(parts[$0]) && $0 > 0 && $0 + 1 < parts.count }),
      case .chunk = parts[index - 1], case .chunk(let first) = parts[index + 1], first.isPart,
      !parts[(index + 1)...].contains(where: isLabel)
    else { return parts }
    var last = index + 1
    for next in parts.indices.dropFirst(index + 2) {
      guard case .chunk(let chunk) = parts[next], !chunk.pieces.contains(where: \.isCounted), !chunk.hasArticle,
        chunk.isPart || chunk.opening == .comma || chunk.opening == .conjunction(.and)
      else { break }
      last = next
    }
    let label = parts.remove(at: index)
    parts.insert(label, at: last)
    return parts
  }

  private static func isLabel(_ part: ListPart) -> Bool {
    if case .label = part { true } else { false }
  }
}
