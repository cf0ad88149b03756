/// By what a line of a receipt is known again in its store.
package enum StoreLineKey {
  /// The letters and digits of a line as a recogniser of text could not confuse them: "BIO H-MILCH 3,5%" and
  /// "Bio H-Mi1ch 3.5 %" have one key.
  package static func key(of original: String) -> String {
    let outline = PrintedWord.outline(PrintedWord.folded(original))
    return String(decoding: outline.utf8.filter { $0 != 0x20 && $0 != UInt8(ascii: ".") }, as: UTF8.self)
  }

  /// Whether two lines may be one, of which a recogniser read a letter or two differently.
  static func areAlike(_ first: String, _ second: String) -> Bool {
    let (left, right) = (key(of: first), key(of: second))
    guard left != right else { return true }
    guard left.utf8.count == right.utf8.count, left.utf8.count >= 6 else { return false }
    return zip(left.utf8, right.utf8).count { $0 != $1 } <= left.utf8.count / 6
  }
}
