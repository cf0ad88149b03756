/// The key by which a line of a receipt is recognised the next time in the same store.
package enum StoreLineKey {
  /// The letters and digits of a line in a form that survives recognition errors: "BIO H-MILCH 3,5%" and "Bio H-Mi1ch
  /// 3.5 %" have the same key.
  package static func key(of original: String) -> String {
    let outline = PrintedWord.outline(PrintedWord.folded(original))
    return String(decoding: outline.utf8.filter { $0 != 0x20 && $0 != UInt8(ascii: ".") }, as: UTF8.self)
  }

  /// Whether two lines may be the same, with one or two letters read differently.
  static func areAlike(_ first: String, _ second: String) -> Bool {
    let (left, right) = (key(of: first), key(of: second))
    guard left != right else { return true }
    guard left.utf8.count == right.utf8.count, left.utf8.count >= 6 else { return false }
    return zip(left.utf8, right.utf8).count { $0 != $1 } <= left.utf8.count / 6
  }
}
