internal import EmbeddedMessages
internal import Messages

/// A food's tags, which are words by which a household sorts its foods.
enum FoodTags {
  static let most = 20
  private static let longest = 40
  static let range = Text.rangeTags(count: most, most: longest)

  /// The tags with some added and some removed, without duplicates and in lower case.
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

  /// A tag in the form in which tags are compared: lower case, without a leading "#" or extra spaces.
  static func folded(_ tag: String) -> String {
    tag.lowercased().drop { $0 == "#" }.split(separator: " ").joined(separator: " ")
  }
}
