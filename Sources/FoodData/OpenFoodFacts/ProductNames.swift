/// A product's names in several languages, and which one to use.
struct ProductNames: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case product(language: String?)
    case generic(language: String?)
    /// The name in the language of the product's pack.
    case language
    case secondLanguage

    /// Parses the name of a member: "product_name", "generic_name_fr".
    init?(_ member: ArraySlice<UInt8>) {
      if let suffix = member.suffix(behind: "product_name") {
        guard let language = Kind.language(suffix) else { return nil }
        self = .product(language: language.code)
      } else if let suffix = member.suffix(behind: "generic_name") {
        guard let language = Kind.language(suffix) else { return nil }
        self = .generic(language: language.code)
      } else {
        return nil
      }
    }

    func `in`(language: String) -> Kind {
      switch self {
      case .generic: .generic(language: language)
      default: .product(language: language)
      }
    }

    /// The language in a member's suffix: none for "", French for "_fr"; nil for other suffixes such as "_debug_tags".
    private static func language(_ suffix: ArraySlice<UInt8>) -> (code: String?, Void)? {
      guard !suffix.isEmpty else { return (nil, ()) }
      let code = suffix.dropFirst()
      guard suffix.first == UInt8(ascii: "_"), (2...3).contains(code.count),
        code.allSatisfy({ $0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z") })
      else { return nil }
      return (String(decoding: code, as: UTF8.self), ())
    }
  }

  private var language: String?
  private var secondLanguage: String?
  private var mainProduct: String?
  private var mainGeneric: String?
  private var products: [String: String] = [:]
  private var generics: [String: String] = [:]

  mutating func take(_ kind: Kind, _ text: String?) {
    guard let text else { return }
    let plain = PlainText(text).text
    guard !plain.isEmpty else { return }
    switch kind {
    case .language: language = plain
    case .secondLanguage: secondLanguage = plain
    case .product(nil): mainProduct = plain
    case .generic(nil): mainGeneric = plain
    case .product(let language?): if products.count < 200 { products[language] = plain }
    case .generic(let language?): if generics.count < 200 { generics[language] = plain }
    }
  }

  /// The main name, otherwise the one in the product's language, in English or in any other language; otherwise the
  /// same for the generic name.
  var first: String? { ordered(mainProduct, products).first ?? ordered(mainGeneric, generics).first }

  /// The other names, without duplicates.
  func others(upTo limit: Int) -> [String] {
    let names = ordered(mainProduct, products) + ordered(mainGeneric, generics)
    var others: [String] = []
    for name in names.dropFirst() where others.count < limit && name != names.first && !others.contains(name) {
      others.append(name)
    }
    return others
  }

  private func ordered(_ main: String?, _ named: [String: String]) -> [String] {
    let preferred = [main, (language ?? secondLanguage).flatMap { named[$0] }, named["en"]].compactMap(\.self)
    return preferred + named.sorted { $0.key < $1.key }.map(\.value)
  }
}

extension ArraySlice<UInt8> {
  /// What follows a beginning; nil where the bytes begin otherwise.
  fileprivate func suffix(behind beginning: String) -> ArraySlice<UInt8>? {
    starts(with: beginning.utf8) ? dropFirst(beginning.utf8.count) : nil
  }
}
