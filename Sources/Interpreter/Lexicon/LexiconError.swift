package import Words

/// A heading of the words that nothing is known by.
package struct LexiconError: Error, Hashable, Sendable {
  package let file: WordFile
  package let heading: WordHeading

  package init(file: WordFile, heading: WordHeading) {
    (self.file, self.heading) = (file, heading)
  }
}
