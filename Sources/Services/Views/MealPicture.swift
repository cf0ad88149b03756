package import Messages

/// A kept picture, and the meal that it shows.
package struct MealPicture: Hashable, Sendable {
  /// "Fri 20 Nov, lunch “Pasta”".
  package let caption: Text
  /// Where its file lies, folder and name.
  package let path: String

  package init(caption: Text, path: String) { (self.caption, self.path) = (caption, path) }
}

extension Overview {
  /// With pictures before the notes at its end.
  func showing(_ pictures: [MealPicture]) -> Overview {
    guard !pictures.isEmpty else { return self }
    var overview = self
    let isNoted = if case .notes? = parts.last, parts.count > 1 { true } else { false }
    overview.parts.insert(.pictures(pictures), at: isNoted ? parts.count - 1 : parts.count)
    return overview
  }
}
