internal import Conversation
internal import FoundationEssentials
internal import LanguageModels
internal import Nutrition
internal import Services
internal import Terminal

extension Program {
  /// Replays transcripts; the last line of output is "N passed, N failed".
  func replay(_ paths: [String]) async throws(SessionError) -> ExitCode {
    if let name = options.model, name != "builtin" { return try await compare(paths, with: name) }
    let files = try transcriptFiles(paths)
    let texts = files.map(readText(of:))
    let played = await concurrentReplay(try prompts()).play(texts.map { $0 ?? "" })
    var passed = 0
    for (index, file) in files.enumerated() {
      if let trouble = trouble(with: file, texts[index], played[index]) {
        results.write(([file] + trouble.map { "  " + $0 }).map { PrintableText.clean($0) + "\n" }.joined())
      } else {
        passed += 1
      }
    }
    results.write("\(passed) passed, \(files.count - passed) failed\n")
    return passed == files.count ? .done : .failed
  }

  /// Asks a model again for every recorded turn, and reports how its proposals differ in foods and energy.
  private func compare(_ paths: [String], with name: String) async throws(SessionError) -> ExitCode {
    let model = try wireModel(named: name)
    let replay = try replay()
    var comparison = ModelComparison()
    for file in try transcriptFiles(paths) {
      guard let transcript = try? Transcript(text: text(of: file)), transcript.header.model == "recorded" else {
        continue
      }
      let recorded = await replay.play(transcript)
      let asked = await replay.play(transcript, asking: .other(model))
      if let fault = asked.fault { throw SessionError("\(file): \(fault)", exit: .provider) }
      comparison.add(recorded: recorded.proposals, asked: asked.proposals)
    }
    results.write(comparison.lines.map { PrintableText.clean($0) + "\n" }.joined())
    if !comparison.score.isEmpty { results.write(comparison.score + "\n") }
    results.write("\(comparison.same) turns as recorded, \(comparison.different) differ\n")
    return .done
  }

  func replay() throws(SessionError) -> Replay {
    Replay(knowledge: .embedded(), prompts: try prompts()) { zones.zone($0) }
  }

  private func concurrentReplay(_ prompts: Prompts?) -> ConcurrentReplay {
    ConcurrentReplay(workers: ProcessInfo.processInfo.activeProcessorCount) { [zones] in
      Replay(knowledge: .embedded(), prompts: prompts) { zones.zone($0) }
    }
  }

  func text(of file: String) -> String { readText(of: file) ?? "" }

  /// Nil where the file cannot be read.
  private func readText(of file: String) -> String? {
    FileManager.default.contents(atPath: file).map { String(decoding: $0, as: UTF8.self) }
  }

  /// What is wrong with a file, one line each; nil where it passes.
  private func trouble(with file: String, _ text: String?, _ played: ConcurrentReplay.Played) -> [String]? {
    guard let text else { return ["The file cannot be read."] }
    let outcome: Replay.Outcome
    switch played {
    case .success(let success): outcome = success
    case .failure(let error): return ["Line \(error.line): \(error.problem.sentence)"]
    }
    if let fault = outcome.fault { return [fault.description] }
    let difference = TranscriptDifference.lines(from: text, to: outcome.played.text)
    guard !difference.isEmpty else { return nil }
    guard options.accept else { return difference }
    do {
      try Data(outcome.played.text.utf8).write(to: URL(filePath: file))
    } catch {
      return ["The file cannot be written."]
    }
    asides.write("Accepted: \(PrintableText.clean(file))\n")
    return nil
  }

  /// The named files and those in the named folders, in order.
  func transcriptFiles(_ paths: [String]) throws(SessionError) -> [String] {
    var files: [String] = []
    for path in paths {
      var isFolder = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
        throw SessionError("There is no file \(path).", exit: .usage)
      }
      guard isFolder else {
        files.append(path)
        continue
      }
      let names = (try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? []
      files += names.filter { $0.hasSuffix(".txt") }.sorted().map { "\(path)/\($0)" }
    }
    guard !files.isEmpty else {
      throw SessionError(
        "There is no transcript in \(paths.joined(separator: ", ")): no file ends in .txt.", exit: .usage)
    }
    return files
  }
}
