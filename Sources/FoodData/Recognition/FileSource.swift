internal import EmbeddedMessages
package import Messages
package import Words

/// What is wanted of a file that a person named.
package struct FileQuestion: Hashable, Sendable {
  /// As the person named it.
  package var path: String
  /// What the person takes it for; nil where that is to be found out.
  package var kind: ScanKind?
  /// A model that sees is there: the picture is wanted too.
  package var wantsPicture: Bool
  /// Of the household: what its paper is probably written in. Empty where nobody has said one.
  package var languages: [Language]

  package init(path: String, kind: ScanKind? = nil, wantsPicture: Bool = false, languages: [Language] = []) {
    self.path = path
    self.kind = kind
    self.wantsPicture = wantsPicture
    self.languages = languages
  }
}

/// Why a file shows nothing: one sentence for the person, which says what can be done.
package struct FileReadingError: Error, Hashable, Sendable {
  /// What went wrong, as it is shown to the person.
  package let sentence: Text
  /// The person did not want to wait.
  package let isCancelled: Bool

  package init(_ sentence: Text, isCancelled: Bool = false) {
    (self.sentence, self.isCancelled) = (sentence, isCancelled)
  }
}

/// Whoever looks at files: programs of this machine, or a recording.
package protocol FileSource: Sendable {
  /// What is seen in a file.
  ///
  /// - Parameter progress: is told what is being done, as it goes on.
  func recognition(
    of question: FileQuestion, progress: (RecognitionStep) -> Void
  ) throws(FileReadingError) -> FileRecognition
  /// The path of the newest picture, document or receipt in a folder; nil looks where pictures usually arrive.
  func newestFile(in folder: String?) throws(FileReadingError) -> String
  /// The whole text of a file, as it stands.
  func text(of path: String) throws(FileReadingError) -> String
  /// The path from the root, so that it is the same file from any folder.
  func fullPath(of path: String) -> String
  /// Whether there is such a file.
  func hasFile(_ path: String) -> Bool
}

extension FileSource {
  /// Whoever looks at no files of this machine has none.
  package func hasFile(_ path: String) -> Bool { false }
}

/// Nobody looks at files.
package struct NoFileSource: FileSource {
  package init() {}

  /// Always throws: files are not looked at here.
  package func recognition(
    of question: FileQuestion, progress: (RecognitionStep) -> Void
  ) throws(FileReadingError) -> FileRecognition {
    throw FileReadingError(.filesNotHere)
  }

  /// Always throws: files are not looked at here.
  package func newestFile(in folder: String?) throws(FileReadingError) -> String {
    throw FileReadingError(.filesNotHere)
  }

  /// The path as it was given.
  package func fullPath(of path: String) -> String { path }

  /// Always throws: files are not looked at here.
  package func text(of path: String) throws(FileReadingError) -> String {
    throw FileReadingError(.filesNotHere)
  }
}
