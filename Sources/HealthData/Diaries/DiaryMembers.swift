internal import FoodData
internal import JSON

/// The members of a document's objects that are columns of a mapping, so that all are found in one pass.
struct DiaryMembers {
  /// For each column the places of its members among those that are found, the preferred one first.
  let columns: [DiaryColumn: (places: Range<Int>, unit: String?)]
  private let count: Int
  private let tree: [Member]

  private struct Member {
    let name: String
    /// Where its value belongs.
    var places: [Int] = []
    /// Its own members.
    var inside: [Member] = []
  }

  init(_ mapping: DiaryMapping) {
    var columns: [DiaryColumn: (places: Range<Int>, unit: String?)] = [:]
    var (count, tree) = (0, [Member]())
    for column in mapping.columns {
      columns[column.column] = (count..<(count + column.headers.count), column.unit)
      for header in column.headers {
        DiaryMembers.add(header.path[...], at: count, to: &tree)
        count += 1
      }
    }
    (self.columns, self.count, self.tree) = (columns, count, tree)
  }

  private static func add(_ path: ArraySlice<Substring>, at place: Int, to members: inout [Member]) {
    guard let name = path.first.map(String.init) else { return }
    let index = members.firstIndex { $0.name == name } ?? members.endIndex
    if index == members.endIndex { members.append(Member(name: name)) }
    if path.count == 1 {
      members[index].places.append(place)
    } else {
      add(path.dropFirst(), at: place, to: &members[index].inside)
    }
  }

  /// The values of the members by their places; nil where there is none.
  func found(in object: JSONPart) -> [JSONPart?] {
    var found = [JSONPart?](repeating: nil, count: count)
    find(tree, in: object, &found)
    return found
  }

  private func find(_ members: [Member], in object: JSONPart, _ found: inout [JSONPart?]) {
    // Of a name that occurs twice, the last value counts.
    var values = [JSONPart?](repeating: nil, count: members.count)
    object.forEachMember { name, part in
      if let index = members.firstIndex(where: { name == $0.name }) { values[index] = part.kind == .null ? nil : part }
    }
    for case (let member, let value?) in zip(members, values) {
      for place in member.places { found[place] = value }
      if !member.inside.isEmpty { find(member.inside, in: value, &found) }
    }
  }
}
