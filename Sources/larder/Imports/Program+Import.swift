internal import Conversation
internal import EmbeddedMessages
internal import FoodData
internal import Glibc
internal import Imports
internal import Nutrition
internal import Services
internal import Subprocess
internal import Terminal

extension Program {
  /// Imports files. Foods of outside sources are kept apart from the household's records and need no yes; what a tracker says
  /// about a person becomes a proposal.
  func importFoods(_ request: ImportRequest) async throws(SessionError) -> ExitCode {
    let description = try tableDescription()
    let settings = try importSettings(description)
    let interrupts = TerminalSignals().interrupts
    switch request {
    case .files(let paths): return try await importFiles(paths, description?.mapping, settings, interrupts)
    case .usda(let part):
      guard let file = OfficialFile.usda(part, base: try otherPlace("LARDER_USDA_URL")) else { return .usage }
      return try await importOfficial(file, settings, interrupts)
    case .openFoodFacts:
      guard let file = OfficialFile.openFoodFacts(base: try otherPlace("LARDER_OFF_DATA_URL")) else { return .usage }
      return try await importOfficial(file, settings, interrupts)
    }
  }

  private func importFiles(
    _ paths: [String], _ mapping: TableMapping?, _ settings: ImportSettings, _ interrupts: InterruptFlag
  ) async throws(SessionError) -> ExitCode {
    var exit = ExitCode.done
    for path in paths {
      let ending = try await importAny(path, mapping, settings, interrupts)
      if ending == .interrupted { return ending }
      if exit == .done { exit = ending }
    }
    return exit
  }

  /// Imports a file of foods or of a tracker's records, recognised by its content. With a table description it is taken as
  /// foods.
  private func importAny(
    _ path: String, _ mapping: TableMapping?, _ settings: ImportSettings, _ interrupts: InterruptFlag
  ) async throws(SessionError) -> ExitCode {
    guard mapping == nil else { return importFile(path, mapping, settings, interrupts) }
    let name = fileName(path)
    let document: ImportFile?
    let diaries: [DiaryInput]
    let health: HealthInput?
    do throws(ImportError) {
      document = try householdDocument(path)
      diaries = document == nil ? try DiaryInput.recognize(path, settings.unpacking) : []
      health = document == nil && diaries.isEmpty ? try HealthInput.recognize(path, settings.unpacking) : nil
    } catch {
      tell(error, name: name, isWhole: true)
      return ImportWording.exit(error)
    }
    if let document { return try await importData(document, name: name) }
    if !diaries.isEmpty { return try await importDiaries(diaries, name: name, settings, interrupts) }
    guard let health else { return importFile(path, mapping, settings, interrupts) }
    return try await importHealth(health, name: name, settings, interrupts)
  }

  /// Opens the file where `larder export` wrote it; else nil.
  private func householdDocument(_ path: String) throws(ImportError) -> ImportFile? {
    guard let file = try? ImportFile(path) else { return nil }
    return HouseholdReading.recognises(try file.bytes(at: 0, count: 4_096)) ? file : nil
  }

  /// The last component of a path, for people.
  func fileName(_ path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }

  func importFile(
    _ path: String, _ mapping: TableMapping?, _ settings: ImportSettings, _ interrupts: InterruptFlag
  ) -> ExitCode {
    let line = progressLine()
    let name = fileName(path)
    do throws(ImportError) {
      let input = try ImportInput.recognize(path, settings.unpacking, mapping: mapping)
      let observer = ImportObserver(show: { line.show($0) }, isStopped: { interrupts.isRaised })
      let report = try FoodImport(input, settings, observer).run()
      line.end()
      tell(report, name: name)
      return ImportWording.exit(report.end)
    } catch {
      line.end()
      tell(error, name: name)
      return ImportWording.exit(error)
    }
  }

  func progressLine() -> ImportProgressLine {
    ImportProgressLine(output: asides, isTerminal: isTerminal(STDERR_FILENO) && !options.plain, style: style) {
      environment.width(window: windowColumns(STDERR_FILENO))
    }
  }

  private func tell(_ report: ImportReport, name: String) {
    if options.json {
      results.write(VisibleJSON.line(ImportWording.facts(report, file: name)))
    } else {
      for line in ImportWording.summary(report) { result(line) }
    }
    if let trouble = ImportWording.trouble(report.end, file: name) {
      complain(trouble)
    }
  }

  /// Reports an error.
  ///
  /// - Parameter isWhole: whether the file is imported whole or not at all.
  func tell(_ error: ImportError, name: String, isWhole: Bool = false) {
    let reason = isWhole ? ImportWording.wholeSentence(error, file: name) : ImportWording.sentence(error, file: name)
    if options.json { results.write(VisibleJSON.line(ImportWording.facts(ofFailure: reason, file: name))) }
    complain(reason)
  }

  func importSettings(_ description: TableDescription?) throws(SessionError) -> ImportSettings {
    var country: String?
    if let named = options.country {
      guard let tag = CountryTag.of(named) else {
        throw SessionError(.noSuchCountry(name: named), exit: .usage)
      }
      country = tag
    }
    return ImportSettings(
      home: try home().data, unpacking: Unpacking(environment: ProgramEnvironment.minimal(from: variables)),
      country: country, variant: Version.number + (description.map { " \($0.digest)" } ?? ""), clock: now)
  }
}
