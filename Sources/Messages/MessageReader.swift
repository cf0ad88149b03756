internal import Nutrition
internal import Words

/// Reads an English text back into the message it was made from. Older records hold English words in place of messages.
///
/// Where several messages could have made the text, the one with the most literal letters wins: "deletion of the food rice" is
/// not the deletion of something called "the food rice". Nothing is read where two are equal, or where the message would not be
/// written in exactly the same words.
package struct MessageReader {
  private let style: LanguageStyle
  private let forms: [MessageForm]
  private let lines: [String: [MessageLine]]

  /// - Parameter forms: the messages to look for.
  package init(_ forms: [MessageForm], of table: MessageTable) {
    style = LanguageStyle(.english, of: table)
    self.forms = forms
    var lines: [String: [MessageLine]] = [:]
    func add(_ form: MessageForm, _ style: LanguageStyle) {
      if lines[form.id] == nil { lines[form.id] = style.lines(of: form) }
      for place in form.places { add(place, style) }
    }
    func add(_ place: MessageForm.Place, _ style: LanguageStyle) {
      switch place {
      case .text(let forms): for form in forms { add(form, style) }
      case .list(_, let place, _): add(place, style)
      case .parts(let places): for place in places { add(place, style) }
      case .words, .name, .food, .figure, .count, .amount, .time, .choice, .any: return
      }
    }
    for form in forms { add(form, style) }
    self.lines = lines
  }

  /// The text that the English words came from; nil where no message fits, or two fit equally well.
  package func text(of words: String) -> Text? {
    let found = readings(words[...], as: forms)
    guard let best = found.max(by: { $0.weight < $1.weight }) else { return nil }
    return found.contains { $0.weight == best.weight && $0.text != best.text } ? nil : best.text
  }

  /// A message that fits, and how many letters are its literal words.
  private struct Reading {
    let text: Text
    let weight: Int
  }

  private func readings(_ words: Substring, as forms: [MessageForm]) -> [Reading] {
    forms.flatMap { form in
      (lines[form.id] ?? []).flatMap { line -> [Reading] in
        guard line.mayBe(words) else { return [] }
        return matches(line.steps[...], words, form).compactMap { match in
          let arguments = form.places.indices.map { match.arguments[$0] ?? line.chosen[$0].map { .choice($0) } }
          guard !arguments.contains(nil) else { return nil }
          let text = Text.message(CatalogueMessage(form.id, arguments.compactMap(\.self)))
          return style.words(text) == words ? Reading(text: text, weight: match.weight) : nil
        }
      }
    }
  }

  /// The arguments found for one line of a message.
  private struct Match {
    var arguments: [Int: Argument] = [:]
    var weight = 0
  }

  private func matches(
    _ steps: ArraySlice<MessageLine.Step>, _ words: Substring, _ form: MessageForm, _ match: Match = Match()
  ) -> [Match] {
    guard let step = steps.first else { return words.isEmpty ? [match] : [] }
    switch step {
    case .words(let own):
      guard words.hasPrefix(own) else { return [] }
      var next = match
      next.weight += own.utf8.count
      return matches(steps.dropFirst(), words.dropFirst(own.count), form, next)
    case .place(let index):
      return ends(of: words, before: steps.dropFirst()).flatMap { end in
        filled(form.places[index], words[..<end]).flatMap { filling -> [Match] in
          guard match.arguments[index] == nil || match.arguments[index] == filling.argument else { return [] }
          var next = match
          next.arguments[index] = filling.argument
          next.weight += filling.weight
          return matches(steps.dropFirst(), words[end...], form, next)
        }
      }
    }
  }

  /// Where a placeholder may end: before each occurrence of the next literal words, or at the end.
  private func ends(of words: Substring, before steps: ArraySlice<MessageLine.Step>) -> [Substring.Index] {
    guard case .words(let next)? = steps.first else { return [words.endIndex] }
    return words.ranges(of: next).map(\.lowerBound)
  }

  private typealias Filling = (argument: Argument, weight: Int)

  private func filled(_ place: MessageForm.Place, _ words: Substring) -> [Filling] {
    guard !words.isEmpty else { return [] }
    func filling(_ argument: Argument?, _ weight: Int = 0) -> [Filling] { argument.map { [($0, weight)] } ?? [] }
    switch place {
    case .words: return filling(.text(.verbatim(String(words))))
    case .name: return filling(words.contains(", ") || words.contains(" and ") ? nil : .text(.verbatim(String(words))))
    case .food: return filling(.text(.food(String(words))))
    case .figure: return filling(words.plainNumber(style.numbers).flatMap { FixedDecimal($0) }.map { .figure($0) })
    case .count: return filling(words.plainNumber(style.numbers).flatMap { Int($0) }.map { .count($0) })
    case .amount:
      guard words.hasSuffix(" g") else { return [] }
      let number = words.dropLast(2).plainNumber(style.numbers)
      return filling(number.flatMap { FixedDecimal($0) }.map { .amount(Grams($0)) }, 2)
    case .time: return filling(ClockTime(words).map { .time($0) })
    case .choice: return []
    case .text(let forms): return readings(words, as: forms).map { (.text($0.text), $0.weight) }
    case .any: return readings(words, as: forms).map { (.text($0.text), $0.weight) }
    case .list(let kind, let place, let least):
      let pieces = kind.pieces(of: words)
      guard pieces.count >= least else { return [] }
      return joined(pieces.map { filled(place, $0) }, kind)
    case .parts(let places):
      let pieces = ListKind.series.pieces(of: words)
      guard pieces.count >= places.count else { return [] }
      let first = words[..<pieces[pieces.count - places.count].endIndex]
      return joined(zip(places, [first] + pieces.suffix(places.count - 1)).map { filled($0, $1) }, .series)
    }
  }

  /// A list whose items can each be read in exactly one way.
  private func joined(_ parts: [[Filling]], _ kind: ListKind) -> [Filling] {
    let texts = parts.compactMap { part -> Text? in
      guard part.count == 1, case .text(let text) = part[0].argument else { return nil }
      return text
    }
    guard texts.count == parts.count else { return [] }
    let between = 2 * (parts.count - 1)
    return [(.text(.list(texts, kind)), parts.joined().reduce(between) { $0 + $1.weight })]
  }
}

extension Substring {
  /// The number without group separators and with a decimal point; nil where something else is in it.
  fileprivate func plainNumber(_ marks: NumberMarks) -> String? {
    let number = replacing(marks.group, with: "").replacing(marks.decimal, with: ".")
    return number.allSatisfy { $0.isASCII && $0.isNumber || $0 == "." } ? String(number) : nil
  }
}
