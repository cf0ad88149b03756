internal import JSON
package import Nutrition

/// Reads a JSON download of FoodData Central, a single object of hundreds of megabytes, food by food.
package struct USDADocumentReader: FoodReader {
  private let release: USDARelease
  private var elements: JSONElements
  private var finished = false

  /// The most bytes of a food: the longest, Foundation foods with all their samples, have a few hundred kilobytes.
  private static let longestFood = 4 << 20

  /// - Parameter resume: where an earlier reader stopped.
  package init(_ release: USDARelease, resuming resume: Resume? = nil) {
    self.release = release
    elements = JSONElements(
      longest: USDADocumentReader.longestFood, resuming: resume.map { ($0.consumed, $0.opening) })
  }

  /// The state that another reader needs to resume.
  package struct Resume: Hashable, Codable, Sendable {
    /// How many bytes of the document come before the end of the last food.
    package let consumed: Int
    /// The first byte of the document: a `{` or a `[`.
    package let opening: UInt8

    package init(consumed: Int, opening: UInt8) {
      self.consumed = consumed
      self.opening = opening
    }
  }

  /// Why a document was not read to its end.
  package enum ReadingError: Error, Hashable, Sendable {
    /// The document is incomplete; the foods read so far are valid.
    case incomplete
  }

  /// Nil before the first food, when there is nothing to resume from.
  package var resume: Resume? {
    guard elements.consumed > 0 else { return nil }
    return elements.opening.map { Resume(consumed: elements.consumed, opening: $0) }
  }

  /// How many bytes of the document come before the end of the last food.
  package var consumed: Int { elements.consumed }

  /// Adds the next bytes of the document.
  package mutating func feed(_ bytes: [UInt8]) {
    elements.feed(bytes)
  }

  /// Marks the end of the document; `next` throws where it is incomplete.
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
