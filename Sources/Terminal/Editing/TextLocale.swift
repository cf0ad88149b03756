internal import Glibc

/// Which characters the C library knows. Without this, libedit drops whatever is not ASCII.
enum TextLocale {
  /// The person's own character set where it is UTF-8, else UTF-8 all the same. Nothing else of the locale changes.
  static func select() {
    if setlocale(LC_CTYPE, "") != nil, isUTF8 { return }
    for name in ["C.UTF-8", "C.utf8", "en_US.UTF-8"] where setlocale(LC_CTYPE, name) != nil && isUTF8 { return }
  }

  private static var isUTF8: Bool {
    nl_langinfo(nl_item(CODESET)).map { String(cString: $0) } == "UTF-8"
  }
}
