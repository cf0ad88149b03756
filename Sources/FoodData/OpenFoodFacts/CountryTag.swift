internal import CEmbed

/// The countries that products are sold in, as Open Food Facts names them.
package enum CountryTag {
  /// The tag of a country ("en:germany") by its code of two letters, or by its name as the tag has it.
  package static func of(_ country: String) -> String? {
    let wanted = country.lowercased()
    let name = wanted.hasPrefix("en:") ? String(wanted.dropFirst(3)) : wanted
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let fields = line.split(separator: " ")
      if fields.count == 2, fields.contains(where: { $0 == name }) { return "en:\(fields[1])" }
    }
    return nil
  }

  /// The list that is part of the program: the only place where its bytes are reached through a pointer.
  private static var text: String {
    var count = 0
    let bytes = unsafe UnsafeBufferPointer(start: larder_country_text(&count), count: count)
    return unsafe String(decoding: bytes, as: UTF8.self)
  }
}
