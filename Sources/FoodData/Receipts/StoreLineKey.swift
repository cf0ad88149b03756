/// By what a line of a receipt is known again in its store.
package enum StoreLineKey {
  /// The letters and digits of a line as a recogniser of text could not confuse them: "BIO H-MILCH 3,5%" and
  /// "Bio H-Mi1ch 3.5 %" have one key.
  package static func key(of original: String) -> String {
    let outline = PrintedWord.outline(PrintedWord.folded(original))
    return String(decoding: outline.utf8.filter { $0 != 0x20 && $0 != UInt8(ascii: ".") }, as: UTF8.self)
  }
}
