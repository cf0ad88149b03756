internal import FoodData

/// A file of a food diary's export, recognised by its content. The name only matters where two trackers write the same
/// content.
package struct DiaryFile: Hashable, Sendable {
  /// What its columns, or the members of its objects, mean.
  package let mapping: DiaryMapping

  /// The tracker that it was exported from.
  package var tracker: DiaryTracker { mapping.tracker }

  /// - Parameters:
  ///   - head: the beginning of the file.
  ///   - name: its name, without folders.
  ///   - mappings: of the files that are known.
  /// - Returns: nil where it is something else.
  package static func recognise(
    _ head: [UInt8], name: String, among mappings: [DiaryMapping] = DiaryMapping.ready
  ) -> DiaryFile? {
    let mapping = DiaryHeader.recognise(head, name: name, among: mappings)?.mapping
    return (mapping ?? document(head, name: name, among: mappings)).map { DiaryFile(mapping: $0) }
  }

  /// Recognises a list of objects by the names of their members.
  private static func document(_ head: [UInt8], name: String, among mappings: [DiaryMapping]) -> DiaryMapping? {
    let text = head.starts(with: [0xEF, 0xBB, 0xBF]) ? head.dropFirst(3) : head[...]
    let signs = text.lazy.filter { $0 > UInt8(ascii: " ") }.prefix(3)
    guard signs.elementsEqual("[{\"".utf8) else { return nil }
    func isThere(_ members: [HeaderPattern]) -> Bool {
      members.contains { member in
        member.path.allSatisfy { text.firstRange(of: Array("\"\($0)\"".utf8)) != nil }
      }
    }
    return mappings.first { $0.form == .document && $0.fits(name, columns: 0, isThere: isThere) }
  }
}

extension HeaderPattern {
  /// The names of the members that lead to a member of a document: "meal.name".
  var path: [Substring] { text.split(separator: ".") }
}
