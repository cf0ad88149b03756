/// Moves a food behind the one that it was put into: "honey in my yoghurt" becomes yoghurt with honey.
enum PlacedParts {
  static func turned(_ parts: [ListPart]) -> [ListPart] {
    var parts = parts
    for index in parts.indices.dropFirst() {
      guard case .chunk(var place) = parts[index], place.opening == .conjunction(.in),
        case .chunk(var part) = parts[index - 1]
      else { continue }
      (place.opening, place.isPlace) = (part.opening, true)
      (part.opening, part.isTurned) = (.conjunction(.with), true)
      (parts[index - 1], parts[index]) = (.chunk(place), .chunk(part))
    }
    return parts
  }
}
