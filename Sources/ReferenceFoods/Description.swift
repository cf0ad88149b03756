internal import Words

/// A description from USDA's tables, split into its parts: "Chicken, thigh, baked (KFC)".
struct Description {
  /// The part before the first comma: "Chicken".
  let head: String
  /// The other parts, in order. A list with "and" or "or" is one part.
  let details: [String]
  /// Texts in brackets that begin with a capital letter: brands.
  let brands: [String]
  /// Whether a brand is named as the tables write brands: "KRAFT".
  let isBranded: Bool

  init(_ text: String) {
    let (rest, brackets) = Description.bracketed(text.replacing("Baby Toddler", with: "Baby or toddler"))
    let parts = Description.joined(
      rest.split { $0 == "," || $0 == ";" }.map { $0.trimmed }.filter { !$0.isEmpty })
    head = parts.first ?? ""
    details = Array(parts.dropFirst())
    isBranded = parts.contains { Description.isBrand($0) }
    brands = brackets.filter { $0.first?.isUppercase ?? false }
  }

  /// Whether a word has four or more capital letters.
  static func isBrand(_ part: String) -> Bool {
    part.split { $0 == " " || $0 == "-" }.contains { word in word.count { $0.isUppercase } >= 4 }
  }

  /// The text without brackets, and the texts in brackets.
  private static func bracketed(_ text: String) -> (rest: String, brackets: [String]) {
    var rest = ""
    var brackets: [String] = []
    var depth = 0
    for letter in text {
      switch letter {
      case "(":
        depth += 1
        brackets.append("")
      case ")": depth -= 1
      default:
        if depth > 0 { brackets[brackets.count - 1].append(letter) } else { rest.append(letter) }
      }
    }
    return (rest, brackets)
  }

  /// Joins lists into one part, such as "with cheese", "meat", "and tomatoes". A list ends with the part that has "and"
  /// or "or", and starts at the last part that has "with", otherwise at the part before.
  private static func joined(_ parts: [String]) -> [String] {
    var joined: [String] = []
    for part in parts {
      guard let last = joined.last, isEnd(part, behind: last) else {
        joined.append(part)
        continue
      }
      let longest = 4
      let recent = joined.indices.suffix(longest)
      let start = recent.last { joined[$0].hasPrefix("with ") || joined[$0].contains(" with ") } ?? joined.count - 1
      let list = joined[start...] + [part]
      joined.removeSubrange(start...)
      joined.append(list.joined(separator: ", "))
    }
    return joined
  }
}

extension Description {
  /// Whether a part ends a list that the part before belongs to.
  private static func isEnd(_ part: String, behind last: String) -> Bool {
    ["and ", "or ", "and/or "].contains(where: part.hasPrefix)
      || (part.contains(" or ") || part.contains(" and "))
        && !["with", "from ", "made ", "no ", "on ", "in ", "NS "].contains(where: part.hasPrefix)
        && (last.hasPrefix("with ") || last.contains(" with "))
  }

  /// The alternatives in a part, each in full: "chicken or turkey salad" is chicken salad and turkey salad; "with meat,
  /// poultry or fish" is "with meat", "with poultry" and "with fish".
  static func alternatives(of part: String, behind: (String) -> Bool) -> [String] {
    let words = part.split(separator: " ").map(String.init)
    if var place = words.firstIndex(where: behind), !words[..<place].contains("or"), place < words.count - 1 {
      while place + 2 < words.count, behind(words[place + 1]) { place += 1 }
      let (before, rest) = (words[...place].joined(separator: " "), words[(place + 1)...].joined(separator: " "))
      return alternatives(of: rest, behind: { _ in false }).map { "\(before) \($0)" }
    }
    let open = part.replacing(" / ", with: " or ").replacing(", or ", with: " or ")
    guard open.split(separator: " ").contains("or") else { return [listed(part)] }
    let choices = open.replacing(", ", with: " or ").split(separator: " or ").map { $0.trimmed }.filter { !$0.isEmpty }
    guard let first = choices.first, let last = choices.last else { return [] }
    let front = first.split(separator: " ").dropLast().joined(separator: " ")
    let tail = last.split(separator: " ").dropFirst().joined(separator: " ")
    return choices.map { choice in
      guard !choice.contains(" ") else { return listed(choice) }
      // In "barley flour or meal" the alternatives share the beginning, in "chicken or turkey salad" the end.
      if choice != last, !tail.isEmpty { return listed("\(choice) \(tail)") }
      return listed(front.isEmpty || choice == first ? choice : "\(front) \(choice)")
    }
  }

  /// A list as people say it: "cheese, meat, and tomatoes" without the commas.
  private static func listed(_ text: String) -> String {
    text.replacing("and/or", with: "and").replacing(", and ", with: " and ").replacing(",", with: "")
  }
}
