internal import Glibc

/// Sets the character set of the C library. Without this, libedit drops everything that is not ASCII.
enum TextLocale {
  /// Selects the person's own character set where it is UTF-8, and otherwise another UTF-8 locale. Only LC_CTYPE changes.
  static func select() {
    if setlocale(LC_CTYPE, "") != nil, isUTF8 { return }
    for name in ["C.UTF-8", "C.utf8", "en_US.UTF-8"] where setlocale(LC_CTYPE, name) != nil && isUTF8 { return }
  }

  private static var isUTF8: Bool {
    nl_langinfo(nl_item(CODESET)).map { String(cString: $0) } == "UTF-8"
  }
}
