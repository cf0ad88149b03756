internal import Calls
internal import FoodData
internal import Nutrition
internal import Words

/// Parses a line that names files to scan: "scan label.jpg", "here's my receipt: ~/bon.pdf", a name dragged in, "scan
/// last".
struct ScanReader {
  let lexicon: Lexicon
  /// Finds the time in the words beside the names.
  let when: (Sentence) -> When

  /// A request for each file, in order; nil where the line is about something else.
  func read(_ sentence: Sentence) -> [Parse]? {
    newest(sentence) ?? named(sentence)
  }

  private func named(_ sentence: Sentence) -> [Parse]? {
    guard ScanReader.mayHoldName(sentence.line) else { return nil }
    let (paths, others) = PathReader.split(sentence.line, passing: isAround)
    guard !paths.isEmpty else { return nil }
    let rest = lexicon.sentence(others.joined(separator: " "))
    let said = words(of: rest)
    guard said.asksToScan && said.isWhole || paths.allSatisfy(ScanReader.isMedia) && said.isWhole else { return nil }
    return parses(paths, of: said.kind, sentence, rest)
  }

  /// "scan last", "scan my latest receipt in ~/Downloads".
  private func newest(_ sentence: Sentence) -> [Parse]? {
    guard sentence.tokens.count <= 16, sentence.skip(.file(.newest), at: 0) != nil || asksFirst(sentence) else {
      return nil
    }
    var folder: String?
    var rest = sentence
    if ScanReader.mayHoldName(sentence.line) {
      let (paths, others) = PathReader.split(sentence.line) { _ in true }
      guard paths.count <= 1, !paths.contains(where: ScanReader.isMedia) else { return nil }
      folder = paths.first
      rest = lexicon.sentence(others.joined(separator: " "))
    }
    let said = words(of: rest)
    guard said.asksToScan, said.asksForNewest, said.isWhole else { return nil }
    return parses([ScanFileCall.newest], in: folder, of: said.kind, sentence, rest)
  }

  private func asksFirst(_ sentence: Sentence) -> Bool {
    sentence.skip(.trigger(.scan), at: 0) != nil || sentence.skip(.file(.scan), at: 0) != nil
  }

  private func parses(
    _ paths: [String], in folder: String? = nil, of kind: ScanKind?, _ sentence: Sentence, _ rest: Sentence
  ) -> [Parse] {
    let when = when(rest)
    return paths.map { path in
      let call = ScanFileCall {
        ($0.path, $0.folder, $0.kind) = (path, folder, kind)
        ($0.slot, $0.day) = (when.slot, when.day?.description)
      }
      return Parse(
        text: sentence.line, intent: kind == .meal ? .log : .other, when: when, command: .calling(call))
    }
  }

  /// What the words beside the names say.
  private struct Said {
    var asksToScan = false
    var asksForNewest = false
    var kind: ScanKind?
    /// Whether every word was understood.
    var isWhole = true
  }

  private func words(of sentence: Sentence) -> Said {
    var said = Said()
    var index = 0
    while index < sentence.tokens.count {
      let length = sentence.phrases[index].filter { isAround($0.tag) }.map(\.length).max()
      for phrase in sentence.phrases[index] where phrase.length == length {
        if phrase.tag == .trigger(.scan) { said.asksToScan = true }
        guard case .file(let word) = phrase.tag else { continue }
        switch word {
        case .scan: said.asksToScan = true
        case .newest: said.asksForNewest = true
        case .label, .receipt, .barcode: said.kind = ScanKind(rawValue: word.rawValue)
        case .meal: said.kind = said.kind ?? .meal
        case .around: break
        }
      }
      if length == nil, sentence.tokens[index].kind != .mark { said.isWhole = false }
      index += length ?? 1
    }
    return said
  }

  private func isAround(_ tag: Tag) -> Bool {
    switch tag {
    case .file, .filler, .subject, .adverb, .meal, .moment, .day, .weekday, .clock, .halfOfDay, .at, .leadToTime,
      .number, .determiner, .article, .pronoun, .trigger(.scan), .oClock:
      true
    default: false
    }
  }

  /// Whether a word may come before the name of a file.
  private func isAround(_ word: String) -> Bool {
    let sentence = lexicon.sentence(word)
    return !sentence.tokens.isEmpty && words(of: sentence).isWhole
  }

  /// Whether the line has a slash, or a dot before a letter. Most lines have neither, and are not examined further.
  private static func mayHoldName(_ line: String) -> Bool {
    var previous: UInt8 = 0
    for byte in line.utf8 {
      if byte == UInt8(ascii: "/") || previous == UInt8(ascii: ".") && (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A {
        return true
      }
      previous = byte
    }
    return false
  }

  private static let mediaEndings: Set<String> = [
    "jpg", "jpeg", "png", "webp", "heic", "heif", "avif", "gif", "tif", "tiff", "pdf",
  ]

  private static func isMedia(_ path: String) -> Bool {
    guard let dot = path.lastIndex(of: ".") else { return false }
    return mediaEndings.contains(path[path.index(after: dot)...].lowercased())
  }
}
