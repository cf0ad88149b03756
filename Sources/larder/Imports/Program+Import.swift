internal import Conversation
internal import FoodData
internal import Glibc
internal import Imports
internal import Nutrition
internal import Subprocess
internal import Terminal

extension Program {
  /// Brings foods of outside sources in. They are the program's own data, apart from the household's records, so nothing
  /// is asked.
  func importFoods(_ request: ImportRequest) throws(Complaint) -> ExitCode {
    let settings = try importSettings()
    let interrupts = TerminalSignals().interrupts
    switch request {
    case .files(let paths): return try importFiles(paths, settings, interrupts)
    }
  }

  private func importFiles(
    _ paths: [String], _ settings: ImportSettings, _ interrupts: InterruptFlag
  ) throws(Complaint) -> ExitCode {
    var exit = ExitCode.done
    for path in paths {
      let ending = importFile(path, settings, interrupts)
      if ending == .interrupted { return ending }
      if exit == .done { exit = ending }
    }
    return exit
  }

  private func importFile(_ path: String, _ settings: ImportSettings, _ interrupts: InterruptFlag) -> ExitCode {
    let line = ImportProgressLine(output: asides, isTerminal: isTerminal(STDERR_FILENO) && !options.plain) {
      environment.width(window: windowColumns(STDERR_FILENO))
    }
    let name = path.split(separator: "/").last.map(String.init) ?? path
    do throws(ImportError) {
      let input = try ImportInput.recognize(path, settings.unpacking)
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

  private func tell(_ report: ImportReport, name: String) {
    if options.json {
      results.write(VisibleJSON.line(ImportWording.facts(report, file: name)))
    } else {
      results.write(ImportWording.summary(report).map { PrintableText.clean($0) + "\n" }.joined())
    }
    if let trouble = ImportWording.trouble(report.end, file: name) {
      asides.write("larder: \(PrintableText.clean(trouble))\n")
    }
  }

  private func tell(_ error: ImportError, name: String) {
    if options.json { results.write(VisibleJSON.line(ImportWording.facts(error, file: name))) }
    asides.write("larder: \(PrintableText.clean(ImportWording.sentence(error, file: name)))\n")
  }

  private func importSettings() throws(Complaint) -> ImportSettings {
    var country: String?
    if let named = options.country {
      guard let tag = CountryTag.of(named) else {
        throw Complaint("There is no country “\(named)” in the list. For example: --country de.", exit: .usage)
      }
      country = tag
    }
    return ImportSettings(
      home: try home().data, unpacking: Unpacking(environment: ProgramEnvironment.minimal(from: variables)),
      country: country, clock: now)
  }
}
