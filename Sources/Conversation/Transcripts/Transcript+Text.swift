internal import Messages
internal import Nutrition

/// Why a text is not a transcript.
package struct TranscriptError: Error, Hashable, Sendable {
  /// The line's number, from 1.
  package let line: Int
  /// What is wrong with the line; its `sentence` is for people.
  package let problem: Problem

  /// What is wrong with a line.
  package enum Problem: Hashable, Sendable {
    case notATranscript
    case unknownHeader(String)
    case missingHeader(String)
    case unreadableValue(String)
    case textAfterState
  }
}

extension Transcript {
  static let firstLine = "larder transcript 1"

  /// Parses a transcript.
  package init(text: String) throws(TranscriptError) {
    var reader = TranscriptReader()
    // Split by bytes, since splitting by characters costs more than everything else.
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { Substring($0).withoutReturns }
    for (index, line) in lines.enumerated() {
      // The line break at the end of the file does not begin another line.
      if index > 0, index == lines.count - 1, line.isEmpty { continue }
      try reader.take(line, number: index + 1)
    }
    self = try reader.transcript()
  }

  /// The transcript in the form in which it is written to a file.
  package var text: String {
    var text = Transcript.firstLine + "\n"
    text += "now: \(LocalTime(header.now, offset: header.offset).iso8601)\n"
    text += "zone: \(header.zone)\nmodel: \(header.model)\n"
    if let language = header.language { text += "language: \(language.text)\n" }
    if let prompt = header.prompt { text += "prompt: \(prompt)\n" }
    if header.seed != Header.usualSeed { text += "seed: \(header.seed)\n" }
    for line in lines { text += line.text + "\n" }
    return text
  }
}

extension Transcript.Header {
  /// The seed of transcripts that name none.
  package static let usualSeed: UInt64 = 1
}

extension Transcript.Line {
  var text: String {
    switch self {
    case .commentary(let text): text
    case .input(let text): "  > " + text
    case .inputMore(let text): "  >| " + text
    case .reply(let text): "  < " + text
    case .outside(let text): "  ~ " + text
    case .clock(let instant, let offset, let zone):
      "  @ " + LocalTime(instant, offset: offset).iso8601 + (zone.map { " " + $0 } ?? "")
    case .device(let name): "  device: " + name
    case .output(let text): "  " + Transcript.Line.marked(text)
    case .state(let hash): "  state: " + hash
    }
  }
}

extension Transcript.Line {
  /// Output that begins like one of these would be parsed as another kind of line, so a backslash is put before it.
  private static let marks = [">", "<", "~", "@", "state: ", "device: ", "\\"]

  private static func marked(_ output: String) -> String {
    output.isEmpty || marks.contains(where: output.hasPrefix) ? "\\" + output : output
  }
}

/// Parses a transcript line by line.
private struct TranscriptReader {
  private var fields: [String: (value: String, line: Int)] = [:]
  private var lines: [Transcript.Line] = []
  private var isInHeader = true

  mutating func take(_ line: Substring, number: Int) throws(TranscriptError) {
    if number == 1 {
      guard line == Transcript.firstLine else { throw TranscriptError(line: 1, problem: .notATranscript) }
    } else if isInHeader, let mark = line.firstIndex(of: ":"), line.first != " " {
      try takeField(line[..<mark], line[line.index(after: mark)...], number)
    } else {
      isInHeader = false
      try takeBody(line, number)
    }
  }

  private mutating func takeField(_ name: Substring, _ value: Substring, _ number: Int) throws(TranscriptError) {
    guard ["now", "zone", "model", "language", "prompt", "seed"].contains(name) else {
      throw TranscriptError(line: number, problem: .unknownHeader(String(name)))
    }
    fields[String(name)] = (String(value.drop { $0 == " " }), number)
  }

  private mutating func takeBody(_ line: Substring, _ number: Int) throws(TranscriptError) {
    guard line.hasPrefix("  ") else {
      lines.append(.commentary(String(line)))
      return
    }
    if case .state? = lines.last { throw TranscriptError(line: number, problem: .textAfterState) }
    let text = line.dropFirst(2)
    if let typed = text.after(">| ") ?? (text == ">|" ? "" : nil) {
      lines.append(.inputMore(typed))
    } else if let typed = text.after("> ") ?? (text == ">" ? "" : nil) {
      lines.append(.input(typed))
    } else if let reply = text.after("< ") {
      lines.append(.reply(reply))
    } else if let answer = text.after("~ ") {
      lines.append(.outside(answer))
    } else if let clock = text.after("@ ") {
      lines.append(try self.clock(clock, number))
    } else if let name = text.after("device: ") {
      lines.append(.device(name))
    } else if let hash = text.after("state: ") {
      lines.append(.state(hash))
    } else {
      lines.append(.output(text.after("\\") ?? String(text)))
    }
  }

  private func clock(_ text: String, _ number: Int) throws(TranscriptError) -> Transcript.Line {
    let parts = text.split(separator: " ")
    guard let first = parts.first, parts.count <= 2, let instant = Instant(iso8601: first) else {
      throw TranscriptError(line: number, problem: .unreadableValue(text))
    }
    return .clock(
      instant, offset: LocalTime.offset(of: first), zone: parts.count == 2 ? String(parts[1]) : nil)
  }

  func transcript() throws(TranscriptError) -> Transcript {
    guard let now = fields["now"] else { throw TranscriptError(line: 1, problem: .missingHeader("now")) }
    guard let zone = fields["zone"] else { throw TranscriptError(line: 1, problem: .missingHeader("zone")) }
    guard let instant = Instant(iso8601: now.value) else {
      throw TranscriptError(line: now.line, problem: .unreadableValue(now.value))
    }
    let header = Transcript.Header(
      model: fields["model"]?.value ?? "builtin", now: instant, offset: LocalTime.offset(of: now.value),
      zone: zone.value, seed: try number("seed") ?? Transcript.Header.usualSeed,
      prompt: try number("prompt"), language: try language())
    return Transcript(header: header, lines: lines)
  }

  private func language() throws(TranscriptError) -> LanguageTag? {
    guard let field = fields["language"] else { return nil }
    guard let tag = LanguageTag(field.value) else {
      throw TranscriptError(line: field.line, problem: .unreadableValue(field.value))
    }
    return tag
  }

  private func number<Number: FixedWidthInteger>(_ name: String) throws(TranscriptError) -> Number? {
    guard let field = fields[name] else { return nil }
    guard let number = Number(field.value) else {
      throw TranscriptError(line: field.line, problem: .unreadableValue(field.value))
    }
    return number
  }
}

extension Substring {
  fileprivate var withoutReturns: Substring {
    var line = self
    while line.last == "\r" { line.removeLast() }
    return line
  }

  fileprivate func after(_ prefix: String) -> String? {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
  }
}

extension TranscriptError.Problem {
  /// What the line should be, in words.
  package var sentence: String {
    switch self {
    case .notATranscript: "a transcript begins with “\(Transcript.firstLine)”."
    case .unknownHeader(let name): "there is no header “\(name)”; there are now, zone, model, language, prompt, seed."
    case .missingHeader(let name): "the header “\(name)” is missing."
    case .unreadableValue(let value): "“\(value)” cannot be read."
    case .textAfterState: "the state stands at the end."
    }
  }
}
