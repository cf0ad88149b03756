internal import EmbeddedMessages
internal import Messages

/// The tags of a food: words that a household sorts its foods by.
enum FoodTags {
  static let most = 20
  private static let longest = 40
  static let range = Text.rangeTags(count: most, most: longest)

  /// The tags with others added and some taken away, each once and in lower case.
  static func changed(_ tags: [String], adding new: [String], removing old: [String]) throws(ToolError) -> [String] {
    let new = new.map(folded)
    let old = old.map(folded)
    guard new.allSatisfy({ !$0.isEmpty && $0.unicodeScalars.count <= longest }) else {
      throw .outOfRange(.limitedValue(value: .tags), range: range)
    }
    var changed = tags.filter { !old.contains(folded($0)) }
    for tag in new where !changed.contains(where: { folded($0) == tag }) { changed.append(tag) }
    guard changed.count <= most else { throw .outOfRange(.limitedValue(value: .tags), range: range) }
    return changed
  }

  /// As tags are compared: lower case, without a sign before them and spaces around them.
  static func folded(_ tag: String) -> String {
    tag.lowercased().drop { $0 == "#" }.split(separator: " ").joined(separator: " ")
  }
}
