/// The lists that were read of one clause: several readers look at the same words before one of them takes the clause.
final class ListMemory {
  private var lists: [Range<Int>: ItemReader.List] = [:]

  func list(_ range: Range<Int>, read: () -> ItemReader.List) -> ItemReader.List {
    if let known = lists[range] { return known }
    let list = read()
    lists[range] = list
    return list
  }
}
