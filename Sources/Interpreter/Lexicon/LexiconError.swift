package import Words

/// A heading in the word files that has no tag.
package struct LexiconError: Error, Hashable, Sendable {
  /// The file with the heading; each language has one of this name.
  package let file: WordFile
  /// The heading without its brackets.
  package let heading: WordHeading

  package init(file: WordFile, heading: WordHeading) {
    (self.file, self.heading) = (file, heading)
  }
}
