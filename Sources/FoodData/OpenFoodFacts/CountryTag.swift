internal import CEmbed

/// The countries in which products are sold, as Open Food Facts names them.
package enum CountryTag {
  /// The tag of a country ("en:germany") for its two-letter code, or for its name as in the tag.
  package static func of(_ country: String) -> String? {
    let wanted = country.lowercased()
    let name = wanted.hasPrefix("en:") ? String(wanted.dropFirst(3)) : wanted
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let fields = line.split(separator: " ")
      if fields.count == 2, fields.contains(where: { $0 == name }) { return "en:\(fields[1])" }
    }
    return nil
  }

  /// The embedded list. This is the only place where its bytes are read through a pointer.
  private static var text: String {
    var count = 0
    let bytes = unsafe UnsafeBufferPointer(start: larder_country_text(&count), count: count)
    return unsafe String(decoding: bytes, as: UTF8.self)
  }
}
