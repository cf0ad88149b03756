internal import EmbeddedMessages
internal import Files
package import FoodData
internal import Media
internal import Subprocess

/// Reads files with the programs of this machine. What a file is, is decided by its bytes and never by its name, and
/// there is a time limit for everything that is done about one file.
package struct FileScanner: FileSource {
  /// Where relative paths start, and where new pictures usually are.
  package struct Places: Sendable {
    /// The person's home folder, for `~`.
    package var home: String?
    /// The base for relative paths.
    package var working: String
    /// For files that the external programs exchange.
    package var temporary: String
    /// The folder of the desktop's settings, which name the folders of pictures and downloads; nil for the default one.
    package var configuration: String?

    package init(home: String?, working: String, temporary: String, configuration: String? = nil) {
      self.home = home
      self.working = working
      self.temporary = temporary
      self.configuration = configuration
    }
  }

  /// In bytes: more than any picture or document that is read.
  package static let largestFile = 48_000_000

  let environment: [String: String]
  let places: Places
  /// The time limit for everything that is done about one file.
  let timeout: Duration
  private let isInterrupted: @Sendable () -> Bool

  /// - Parameters:
  ///   - environment: larder's environment variables, few of which are passed on to the programs.
  ///   - isInterrupted: whether the person has cancelled; called from other threads, some twenty times a second.
  package init(
    environment: [String: String], places: Places, timeout: Duration = MediaReader.timeout,
    isInterrupted: @escaping @Sendable () -> Bool = { false }
  ) {
    self.environment = environment
    self.places = places
    self.timeout = timeout
    self.isInterrupted = isInterrupted
  }

  /// What the programs of this machine recognise in a file. Throws a sentence for the person where that is nothing.
  package func recognition(
    of question: FileQuestion, progress: (RecognitionStep) -> Void
  ) throws(FileReadingError) -> FileRecognition {
    try recognition(of: bytes(at: question.path), question, progress: progress)
  }

  /// The absolute path: `~` is the person's home, and other paths are relative to the working folder.
  package func fullPath(of path: String) -> String { places.path(path) }

  /// Whether there is a readable file at this path that is not empty.
  package func hasFile(_ path: String) -> Bool { (try? NamedFile(places.path(path)).beginning(most: 1)) != nil }

  /// The bytes of a file that a person named.
  package func bytes(at path: String) throws(FileReadingError) -> [UInt8] {
    do throws(FileError) {
      return try NamedFile(places.path(path)).bytes(most: FileScanner.largestFile)
    } catch {
      throw FileReadingError(FileWording.sentence(error))
    }
  }

  /// The text of a file in whatever encoding. Throws where the file is not text.
  package func text(of path: String) throws(FileReadingError) -> String {
    guard let text = PageEncoding.text(of: try bytes(at: path), type: nil) else {
      throw FileReadingError(.fileNoText)
    }
    return text
  }

  /// What is recognised in the bytes of a file.
  package func recognition(
    of bytes: [UInt8], _ question: FileQuestion, progress: (RecognitionStep) -> Void
  ) throws(FileReadingError) -> FileRecognition {
    do throws(MediaError) {
      let recognition = try read(bytes, question, progress: progress)
      // Where a step was stopped, the result would be incomplete.
      guard !isInterrupted() else { throw .cancelled }
      return recognition
    } catch {
      throw FileReadingError(MediaWording.sentence(error), isCancelled: error == .cancelled || isInterrupted())
    }
  }

  private func read(
    _ bytes: [UInt8], _ question: FileQuestion, progress: (RecognitionStep) -> Void
  ) throws(MediaError) -> FileRecognition {
    let reader = MediaReader(environment: environment, deadline: .now + timeout) {
      [isInterrupted] call throws(SubprocessError) in try call.run(unless: isInterrupted)
    }
    let kind = MediaKind(of: bytes)
    switch kind {
    case .text: return FileRecognition(kind: .text, text: PrintedText(bytes: bytes))
    case .pdf:
      return try DocumentScan(scanner: self, reader: reader).recognition(of: bytes, question, progress: progress)
    case .picture:
      return try PictureScan(scanner: self, reader: reader).recognition(of: bytes, question, progress: progress)
    case .drawing, .archive, .unknown: throw .unsupported(kind)
    }
  }
}

extension FileScanner.Places {
  /// The absolute path for a path as the person typed it.
  package func path(_ named: String) -> String {
    if named.hasPrefix("/") { return named }
    if let home, named == "~" || named.hasPrefix("~/") { return home + named.dropFirst() }
    return working + "/" + named
  }
}
