internal import CCurl
internal import Conversation
internal import EmbeddedMessages
internal import LanguageModels
internal import Media
internal import Messages
internal import Nutrition
internal import Sealing
internal import Store
internal import Subprocess
internal import Terminal

extension Program {
  /// Prints what is configured, what is missing and how to get it. Uses the network only with `--online`.
  func doctor() async -> ExitCode {
    var checkup = Checkup(results, isForPrograms: options.json) { style }
    checkup.note(.verbatim("larder"), .verbatim(Version.number))
    checkData(&checkup)
    checkup.check(.doctorFoods) { () throws(SessionError) -> [Text] in
      let foods = try importedFoods()
      return foods.isEmpty ? [.doctorNoFoods] : foods
    }
    checkup.note(.doctorModel, modelName.map { Text.doctorModelAfter(model: $0) } ?? .doctorModelOwn)
    if options.online { await checkOnline(&checkup) }
    checkup.note(.doctorKeys, keys())
    checkEnvironment(&checkup)
    checkPrograms(checkup)
    return checkup.exit
  }

  /// Checks the environment that larder runs in.
  private func checkEnvironment(_ checkup: inout Checkup) {
    checkup.check(.doctorZone) { () throws(SessionError) -> Text in .verbatim(try zone().identifier) }
    checkup.note(.doctorTerminal, terminalState)
    checkup.note(.doctorLocale, localeState)
  }

  private var terminalState: Text {
    guard environment.terminals.input, environment.terminals.output else {
      return .doctorNoTerminal
    }
    let editing: Text = environment.input == .editor ? .doctorEditing : .doctorNoEditing
    return .doctorTerminalIs(
      terminal: variables["TERM"].map { Text.verbatim($0) } ?? .doctorNoName, editing: editing,
      colour: environment.colour ? .doctorColour : .doctorNoColour)
  }

  /// The state of the locale. All text is UTF-8; a terminal with another character set shows wrong letters.
  private var localeState: Text {
    let name = ["LC_ALL", "LC_CTYPE", "LANG"].compactMap { variables[$0] }.first { !$0.isEmpty }
    let said = name.map { Text.verbatim($0) } ?? .doctorNoLocale
    let folded = (name ?? "").lowercased()
    guard folded.contains("utf-8") || folded.contains("utf8") else {
      return .doctorLocaleNotUtf8(name: said)
    }
    return said
  }

  /// Lists optional programs and libraries.
  private func checkPrograms(_ checkup: Checkup) {
    checkup.note(
      .verbatim("libcurl"),
      curlVersion().map { .verbatim($0) } ?? .doctorMissing(package: "libcurl4", purpose: .doctorForModels))
    checkup.note(
      .verbatim("libsodium"),
      SealingKey.isPossible ? .doctorThere : .doctorMissing(package: "libsodium23", purpose: .doctorForSealing))
    func note(_ program: String, _ package: String, _ purpose: Text) {
      let path = ProgramEnvironment.path(of: program, in: variables)
      checkup.note(
        .verbatim(program), path.map { .verbatim($0) } ?? .doctorMissing(package: package, purpose: purpose))
    }
    note("secret-tool", "libsecret-tools", .doctorForSecrets)
    note("notify-send", "libnotify-bin", .doctorForNotices)
    for program in MediaProgram.doctored { note(program.rawValue, program.package, Program.purpose(of: program)) }
    for program in unpackingPrograms() { checkup.note(.verbatim(program.name), program.state) }
  }

  /// The purpose of a program.
  private static func purpose(of program: MediaProgram) -> Text {
    switch program {
    case .vips, .vipsheader, .vipsthumbnail: .doctorForPhotos
    case .tesseract: .doctorForText
    case .zbarimg: .doctorForCodes
    case .zxing: .doctorForSecondReading
    case .pdftotext, .pdfinfo, .pdftoppm: .doctorForDocuments
    }
  }

  /// Which keys there are and where they come from, with what is wrong with the unusable ones.
  private func keys() -> Text {
    let listings = keyStore().list()
    let good = listings.filter { $0.trouble == nil }.map {
      Text.doctorKeyOf(provider: $0.provider.rawValue, place: KeyWording.name(of: $0.origin))
    }
    let troubles = KeyWording.troubles(listings)
    let found = good.isEmpty ? Text.doctorNoKeys : .list(good, .series)
    return troubles.isEmpty ? found : .list([found] + troubles, .clauses)
  }

  /// "libcurl/8.5.0", without the libraries that it was built with.
  private func curlVersion() -> String? {
    larder_curl_version().flatMap { String(cString: $0).split(separator: " ").first.map(String.init) }
  }
}
