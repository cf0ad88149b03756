internal import CCurl
internal import Conversation
internal import LanguageModels
internal import Media
internal import Nutrition
internal import Sealing
internal import Store
internal import Subprocess
internal import Terminal

extension Program {
  /// What is configured, what is missing and how to get it. It asks nobody outside, but for `--online`.
  func doctor() async -> ExitCode {
    var checkup = Checkup(results, isForPrograms: options.json, style: style)
    checkup.note("larder", Version.number)
    checkData(&checkup)
    checkup.check("foods") { () throws(Complaint) in
      let foods = try importedFoods()
      return foods.isEmpty ? ["none imported: larder import FILE brings those of USDA and Open Food Facts"] : foods
    }
    checkup.note("model", modelName.map { "\($0), after the interpreter" } ?? "builtin: needs no network")
    if options.online { await checkOnline(&checkup) }
    checkup.note("keys", keys())
    checkSurroundings(&checkup)
    checkPrograms(checkup)
    return checkup.exit
  }

  /// Where larder is, as it finds it.
  private func checkSurroundings(_ checkup: inout Checkup) {
    checkup.check("time zone") { () throws(Complaint) in try zone().identifier }
    checkup.note("terminal", terminalState)
    checkup.note("locale", localeState)
  }

  private var terminalState: String {
    guard environment.terminals.input, environment.terminals.output else {
      return "none here: what is read and written goes to files or programs"
    }
    let editing = environment.input == .editor ? "line editing" : "no line editing: TERM names a terminal that has it"
    return "\(variables["TERM"] ?? "unknown"), \(editing), \(environment.colour ? "colour" : "no colour")"
  }

  /// Texts are in UTF-8 wherever larder runs; a terminal that is told otherwise shows other letters.
  private var localeState: String {
    let name = ["LC_ALL", "LC_CTYPE", "LANG"].compactMap { variables[$0] }.first { !$0.isEmpty } ?? "none"
    let folded = name.lowercased()
    guard folded.contains("utf-8") || folded.contains("utf8") else {
      return "\(name): where letters look odd, set LANG to one in UTF-8, such as C.UTF-8"
    }
    return name
  }

  /// Programs and libraries that larder can do without.
  private func checkPrograms(_ checkup: Checkup) {
    checkup.note(
      "libcurl", curlVersion() ?? "missing: apt-get install libcurl4 (only for models and food data from outside)")
    checkup.note(
      "libsodium", SealingKey.isPossible ? "there" : "missing: apt-get install libsodium23 (only for sealed data)")
    func note(_ program: String, _ package: String, _ purpose: String) {
      let path = ProgramEnvironment.path(of: program, in: variables)
      checkup.note(program, path ?? "missing: apt-get install \(package) (only for \(purpose))")
    }
    note("secret-tool", "libsecret-tools", "keys in a secret store")
    note("notify-send", "libnotify-bin", "reminders on a desktop")
    for program in MediaProgram.doctored { note(program.rawValue, program.package, program.purpose) }
    for program in unpackingPrograms() { checkup.note(program.name, program.state) }
  }

  /// Whose keys there are and where from, and what is wrong with those that are not used.
  private func keys() -> String {
    let listings = keyStore().list()
    let good = listings.filter { $0.trouble == nil }.map {
      "\($0.provider.rawValue) (\(KeyWording.name(of: $0.origin)))"
    }
    let found = good.isEmpty ? "none: larder key set openai keeps one" : good.joined(separator: ", ")
    return ([found] + KeyWording.troubles(listings)).joined(separator: ". ")
  }

  /// "libcurl/8.5.0"; what it was built with is left out.
  private func curlVersion() -> String? {
    larder_curl_version().flatMap { String(cString: $0).split(separator: " ").first.map(String.init) }
  }
}
