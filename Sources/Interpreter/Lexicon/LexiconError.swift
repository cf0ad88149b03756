package import Words

/// A heading of the words that nothing is known by.
package struct LexiconError: Error, Hashable, Sendable {
  /// Where the heading stands; a file of this name is there for each language.
  package let file: WordFile
  /// The words of the heading, without its brackets.
  package let heading: WordHeading

  package init(file: WordFile, heading: WordHeading) {
    (self.file, self.heading) = (file, heading)
  }
}
