/// Reads the short lists that stand as JSON in a column. Foods are read again and again, and the same text is the same
/// list, so the last texts are kept with what they say.
final class ListReader {
  /// Beyond so many texts it starts anew.
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
