internal import Messages
internal import Words

/// Writes the bytes of a `MessageTable`, which describes their layout. Terms and included messages are expanded here, so that
/// showing a message looks nothing up.
package struct MessageTableWriter {
  private typealias Layout = MessageTable.Layout

  private let catalogue: Catalogue

  /// - Parameter catalogue: one without mistakes.
  package init(_ catalogue: Catalogue) {
    self.catalogue = catalogue
  }

  /// The whole table, in UTF-8.
  package var bytes: [UInt8] {
    var table = TableWriter()
    table.append(catalogue.languages.count, width: Layout.number)
    table.append(catalogue.declared.count, width: Layout.number)
    for language in catalogue.languages {
      table.append(language.code.utf8)
      for _ in language.code.utf8.count..<Layout.language { table.append(" ".utf8) }
    }
    var letters = TableWriter()
    for message in catalogue.declared {
      table.append(letters.bytes.count, width: Layout.number)
      table.append(message.entry.id.utf8.count, width: 1)
      letters.append(message.entry.id.utf8)
      for language in catalogue.languages {
        let pattern = pattern(of: message, in: language)
        table.append(letters.bytes.count, width: Layout.number)
        table.append(pattern.count, width: Layout.number)
        letters.append(pattern)
      }
    }
    table.append(letters.bytes)
    return table.bytes
  }

  private func pattern(of message: Catalogue.Declared, in language: Language) -> [UInt8] {
    guard let spoken = catalogue.spoken[language], let (_, entry) = spoken.messages[message.entry.id] else { return [] }
    return PatternWriter(spoken: spoken, signature: message.signature).bytes(of: entry.pattern)
  }
}

/// Writes the bytes of one pattern.
private struct PatternWriter {
  let spoken: Catalogue.Spoken
  let signature: MessageSignature

  func bytes(of pattern: [FluentElement]) -> [UInt8] {
    pattern.flatMap { element in
      switch element {
      case .text(let text): bytes(of: text)
      case .placeable(let expression): bytes(of: expression)
      }
    }
  }

  private func bytes(of text: String) -> [UInt8] {
    var writer = TableWriter()
    writer.append([Pattern.Mark.text])
    writer.append(text.utf8.count, width: 2)
    writer.append(text.utf8)
    return text.isEmpty ? [] : writer.bytes
  }

  private func bytes(of expression: FluentExpression) -> [UInt8] {
    switch expression {
    case .string(let text), .number(let text): bytes(of: text)
    case .nested(let inner): bytes(of: inner)
    case .term(let id): bytes(of: spoken.terms[id]?.pattern ?? [])
    case .message(let id): bytes(of: spoken.messages[id]?.entry.pattern ?? [])
    case .variable(let name, let style): bytes(ofPlace: name, style)
    case .select(.variable(let name, _), let variants): bytes(ofChoice: name, variants)
    case .select(_, let variants): bytes(of: variants.first(where: \.isDefault)?.pattern ?? [])
    }
  }

  private func bytes(ofPlace name: String, _ style: FluentNumberStyle?) -> [UInt8] {
    let usual = NumberPlaces()
    let least = style?.leastDecimals ?? usual.least
    let most = max(style?.mostDecimals ?? usual.most, least)
    return [Pattern.Mark.place] + [signature.index(of: name) ?? 0, least, most].map { UInt8($0) }
  }

  private func bytes(ofChoice name: String, _ variants: [FluentVariant]) -> [UInt8] {
    var writer = TableWriter()
    writer.append([Pattern.Mark.choice])
    for number in [
      signature.index(of: name) ?? 0, variants.firstIndex(where: \.isDefault) ?? 0, variants.count,
    ] { writer.append(number, width: 1) }
    for variant in variants {
      let pattern = bytes(of: variant.pattern)
      writer.append(variant.key.utf8.count, width: 1)
      writer.append(variant.key.utf8)
      writer.append(pattern.count, width: MessageTable.Layout.number)
      writer.append(pattern)
    }
    return writer.bytes
  }
}
