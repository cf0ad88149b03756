// A database of schema 11: that of schema 10 with what the release that brought it added. Frozen.
enum Schema11 {
  // The links as the release that brought them computed them of the three commits of schema 1.
  private static let journalChain = #"""
    ALTER TABLE journal ADD COLUMN hash BLOB CHECK (length(hash) = 32);
    ALTER TABLE journal ADD COLUMN erased BLOB CHECK (length(erased) = 32);
    UPDATE journal SET hash = x'0fdc293917fe4a1f6fac2503959197cbd1e451a24696dbd9709baf311241fe46' WHERE sequence = 1;
    UPDATE journal SET hash = x'73fd6e1158432255da15eda5a6c4c507706a34cee15cc46a86031602b5ce58e7' WHERE sequence = 2;
    UPDATE journal SET hash = x'6e8a14f9aa0d76f2e72e10d79d5ec19028f71ec44040bf2205edae38cb0c91f9' WHERE sequence = 3;
    """#

  static let text = Schema10.text + journalChain + "PRAGMA user_version = 11;"
}
