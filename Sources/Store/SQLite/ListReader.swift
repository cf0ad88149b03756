/// Reads the short lists that are stored as JSON in a column. The same foods are read again and again, so lists are
/// cached by their text.
final class ListReader {
  /// The most texts in the cache; beyond that it is emptied.
  private static let most = 1_024

  private struct Key: Hashable {
    let element: ObjectIdentifier
    let text: String
  }

  private var known: [Key: any Sendable] = [:]

  func list<Element: Decodable & Sendable>(_ text: String) throws(StoreError) -> [Element] {
    guard text != "[]" else { return [] }
    let key = Key(element: ObjectIdentifier(Element.self), text: text)
    if let list = known[key] as? [Element] { return list }
    let list: [Element] = try JSONText.value(text)
    if known.count >= ListReader.most { known = [:] }
    known[key] = list
    return list
  }
}
