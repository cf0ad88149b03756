internal import JSON
package import Nutrition

/// Reads a JSON download of FoodData Central, one object of hundreds of megabytes, food by food.
package struct USDADocumentReader: FoodReader {
  private let release: USDARelease
  private var elements: JSONElements
  private var finished = false

  /// The longest foods, of Foundation with all their samples, have a few hundred kilobytes.
  private static let longestFood = 4 << 20

  /// - Parameter resume: where an earlier reader had come to.
  package init(_ release: USDARelease, resuming resume: Resume? = nil) {
    self.release = release
    elements = JSONElements(
      longest: USDADocumentReader.longestFood, resuming: resume.map { ($0.consumed, $0.opening) })
  }

  /// What is to be kept of a reader, so that another one can go on.
  package struct Resume: Hashable, Codable, Sendable {
    /// Bytes of the document up to the end of the last food.
    package let consumed: Int
    /// What the document opens with: the byte of a `{` or a `[`.
    package let opening: UInt8

    package init(consumed: Int, opening: UInt8) {
      self.consumed = consumed
      self.opening = opening
    }
  }

  /// Why a document was not read to its end.
  package enum ReadingError: Error, Hashable, Sendable {
    /// The document ends in the middle; what was read stands.
    case incomplete
  }

  /// Nil before the first food has been read: then there is nothing to go on from.
  package var resume: Resume? {
    guard elements.consumed > 0 else { return nil }
    return elements.opening.map { Resume(consumed: elements.consumed, opening: $0) }
  }

  /// Bytes of the document up to the end of the last food.
  package var consumed: Int { elements.consumed }

  /// Adds the next bytes of the document.
  package mutating func feed(_ bytes: [UInt8]) {
    elements.feed(bytes)
  }

  /// The document has come to its end; if it is in the middle of something, `next` throws.
  package mutating func finish() {
    finished = true
  }

  package mutating func next() throws(ReadingError) -> ReadingStep<ReferenceFood> {
    switch elements.next() {
    case .element(let range): return step(elements.bytes[range])
    case .tooLong: return .rejected(.tooLong)
    case .end: return .exhausted
    case .exhausted:
      guard !finished else { throw .incomplete }
      return .exhausted
    }
  }

  private func step(_ bytes: ArraySlice<UInt8>) -> ReadingStep<ReferenceFood> {
    do throws(FoodReadingError) {
      guard let document = try? JSONPart(bytes) else { throw .notJSON }
      return .record(try USDAFood(document).reference(release))
    } catch {
      return .rejected(error)
    }
  }
}
