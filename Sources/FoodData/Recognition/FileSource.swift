internal import EmbeddedMessages
package import Messages
package import Words

/// A request to look at a file that a person named.
package struct FileQuestion: Hashable, Sendable {
  /// The path as the person gave it.
  package var path: String
  /// What the person takes it for; nil to find out.
  package var kind: ScanKind?
  /// Whether the picture is wanted, because a model can look at it.
  package var wantsPicture: Bool
  /// The household's languages, in which the paper is probably written. Empty where none is known.
  package var languages: [Language]

  package init(path: String, kind: ScanKind? = nil, wantsPicture: Bool = false, languages: [Language] = []) {
    self.path = path
    self.kind = kind
    self.wantsPicture = wantsPicture
    self.languages = languages
  }
}

/// Why nothing was recognised in a file: one sentence for the person that says what can be done.
package struct FileReadingError: Error, Hashable, Sendable {
  /// What went wrong, as it is shown to the person.
  package let sentence: Text
  /// Whether the person cancelled it.
  package let isCancelled: Bool

  package init(_ sentence: Text, isCancelled: Bool = false) {
    (self.sentence, self.isCancelled) = (sentence, isCancelled)
  }
}

/// Looks at files: with programs of this machine, or from a recording.
package protocol FileSource: Sendable {
  /// What is recognised in a file.
  ///
  /// - Parameter progress: called with each step.
  func recognition(
    of question: FileQuestion, progress: (RecognitionStep) -> Void
  ) throws(FileReadingError) -> FileRecognition
  /// The path of the newest picture, document or receipt in a folder; nil looks in the usual folders for pictures.
  func newestFile(in folder: String?) throws(FileReadingError) -> String
  /// The whole text of a file, unchanged.
  func text(of path: String) throws(FileReadingError) -> String
  /// The absolute path, so that it is the same file from any folder.
  func fullPath(of path: String) -> String
  /// Whether there is such a file.
  func hasFile(_ path: String) -> Bool
}

extension FileSource {
  /// By default no files are found.
  package func hasFile(_ path: String) -> Bool { false }
}

/// Looks at no files.
package struct NoFileSource: FileSource {
  package init() {}

  /// Always throws, because files are not looked at here.
  package func recognition(
    of question: FileQuestion, progress: (RecognitionStep) -> Void
  ) throws(FileReadingError) -> FileRecognition {
    throw FileReadingError(.filesNotHere)
  }

  /// Always throws, because files are not looked at here.
  package func newestFile(in folder: String?) throws(FileReadingError) -> String {
    throw FileReadingError(.filesNotHere)
  }

  /// The path as it was given.
  package func fullPath(of path: String) -> String { path }

  /// Always throws, because files are not looked at here.
  package func text(of path: String) throws(FileReadingError) -> String {
    throw FileReadingError(.filesNotHere)
  }
}
