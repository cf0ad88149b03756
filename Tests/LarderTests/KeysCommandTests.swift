import EmbeddedMessages
import FoundationEssentials
import Glibc
import ProgramTrials
import PseudoTerminal
import Testing
import larder

private let key = "sk-typed-5f1c0a77"

/// A secret store that keeps what it is given in files of the home.
private let secretTool = """
  #!/bin/sh
  [ "$DBUS_SESSION_BUS_ADDRESS" = bus ] || { echo "no bus" >&2; exit 1; }
  [ -z "$OPENAI_API_KEY$GEMINI_API_KEY" ] || exit 9
  for name; do :; done
  file="$HOME/secret-$name"
  case $1 in
  store) cat > "$file" ;;
  lookup) [ -f "$file" ] && cat "$file" ;;
  clear) rm "$file" ;;
  esac

  """

extension Household {
  /// Runs larder where a secret store may be.
  fileprivate func keyRun(
    _ arguments: [String], input: String = "", desktop: Bool = false, variables: [String: String] = [:]
  ) throws -> ProgramRun {
    var environment = ["HOME": folder.path, "PATH": "/usr/bin:/bin"].merging(variables) { $1 }
    if desktop {
      try installSecretTool()
      environment["PATH"] = path("bin") + ":/usr/bin:/bin"
      environment["DBUS_SESSION_BUS_ADDRESS"] = "bus"
    }
    return try Household.larder(arguments, input: Array(input.utf8), environment: environment)
  }

  /// Another process writes the script. Were it written here, a child that another test starts at that moment would
  /// hold it open for writing, and what is being written cannot be run.
  private func installSecretTool() throws {
    guard !exists("bin/secret-tool") else { return }
    let words = ["-D", "-m", "700", "/dev/stdin", path("bin/secret-tool")]
    let program = Array(secretTool.utf8)
    #expect(
      try ProgramRun("sh", ["-c", "cat | install \"$@\"", "sh"] + words, input: program, environment: [:]).exit == 0)
  }
}

extension ProgramRun {
  fileprivate var says: String { output + asides }
}

@Test(arguments: [key, key + "\n", "  \(key) \r\n", "\(key)\nnot this one\n"])
func `a key from a pipe goes to a file that says where it is and not what`(input: String) throws {
  let household = try Household()
  let run = try household.keyRun(["key", "set", "openai"], input: input)
  let path = household.path(".config/larder/keys/openai")
  #expect(run.exit == 0)
  #expect(run.output == "The key for openai is kept in \(path), which only you can read.\n")
  #expect(run.asides.isEmpty)
  #expect(try household.read(".config/larder/keys/openai") == key + "\n")
  #expect(household.mode(of: ".config/larder/keys/openai") == 0o600)
  #expect(household.mode(of: ".config/larder/keys") == 0o700)
}

@Test func `a home of its own holds its keys too`() throws {
  let household = try Household()
  _ = try household.run("key", "set", "compatible", input: key)
  #expect(try household.read("home/keys/compatible") == key + "\n")
  #expect(try household.run("key", "list").output == "compatible     \(household.home)/keys/compatible\n")
}

@Test func `the configuration folder of the desktop goes before the usual one`() throws {
  let household = try Household()
  let variables = ["XDG_CONFIG_HOME": household.path("settings")]
  _ = try household.keyRun(["key", "set", "gemini"], input: key, variables: variables)
  #expect(household.exists("settings/larder/keys/gemini"))
}

@Test func `where there is a secret store it takes the key, and the older file goes`() throws {
  let household = try Household()
  _ = try household.keyRun(["key", "set", "gemini"], input: "older")
  let run = try household.keyRun(["key", "set", "gemini"], input: key, desktop: true)
  #expect(run.output == "The key for gemini is kept in the secret store.\n")
  #expect(run.asides == "The older one in \(household.path(".config/larder/keys/gemini")) is removed.\n")
  #expect(try household.read("secret-gemini") == key)
  #expect(!household.exists(".config/larder/keys/gemini"))
  let variables = ["GEMINI_API_KEY": key]
  #expect(try household.keyRun(["key", "list"], desktop: true).output == "gemini         the secret store\n")
  #expect(
    try household.keyRun(["key", "list"], desktop: true, variables: variables).output == """
      gemini         GEMINI_API_KEY in the environment
      gemini         the secret store (not used: the one above goes first)

      """)
  let removal = try household.keyRun(["key", "delete", "gemini"], desktop: true)
  #expect(removal.output == "The key for gemini in the secret store is removed.\n")
  #expect(!household.exists("secret-gemini"))
}

@Test func `a secret store that fails leaves the key to the file, and says so`() throws {
  let household = try Household()
  let variables = ["DBUS_SESSION_BUS_ADDRESS": "none", "PATH": household.path("bin") + ":/bin"]
  _ = try household.keyRun(["key", "list"], desktop: true)
  let run = try household.keyRun(["key", "set", "openai"], input: key, variables: variables)
  #expect(run.exit == 0)
  #expect(run.asides == "The secret store could not be asked. Is it running?\n")
  #expect(household.exists(".config/larder/keys/openai"))
}

@Test func `a secret store that fails hides no key that is elsewhere`() throws {
  let household = try Household()
  _ = try household.keyRun(["key", "set", "openai"], input: key)
  _ = try household.keyRun(["key", "list"], desktop: true)
  let variables = ["DBUS_SESSION_BUS_ADDRESS": "none", "PATH": household.path("bin") + ":/bin"]
  let silence = "The secret store could not be asked. Is it running?\n"
  let path = household.path(".config/larder/keys/openai")
  let list = try household.keyRun(["key", "list"], variables: variables)
  #expect(list.exit == 0)
  #expect(list.output == "openai         \(path)\n")
  #expect(list.asides == silence)
  let delete = try household.keyRun(["key", "delete", "openai"], variables: variables)
  #expect(delete.exit == 0)
  #expect(delete.output == "The key for openai in \(path) is removed.\n")
  #expect(delete.asides == silence)
}

@Test func `doctor names the keys that there are, and what is wrong with others`() throws {
  let household = try Household()
  func keys(_ variables: [String: String]) throws -> String? {
    let run = try household.keyRun(["doctor"], variables: variables)
    return run.lines.first { $0.hasPrefix("keys ") }.map { String($0.dropFirst(13)) }
  }
  #expect(try keys([:]) == "none: larder key set openai keeps one")
  _ = try household.keyRun(["key", "set", "openai"], input: key)
  let path = household.path(".config/larder/keys/openai")
  #expect(try keys(["GEMINI_API_KEY": key]) == "openai (\(path)), gemini (GEMINI_API_KEY in the environment)")
  chmod(path, 0o604)
  #expect(try keys([:])?.contains("is open to others and is not used. To mend it: chmod 600 \(path)") == true)
}

@Test func `a variable that goes before what is kept is named`() throws {
  let household = try Household()
  let variables = ["OPENAI_API_KEY": key]
  let set = try household.keyRun(["key", "set", "openai"], input: key, variables: variables)
  #expect(set.asides == "OPENAI_API_KEY is set, and goes before it.\n")
  let delete = try household.keyRun(["key", "delete", "openai"], variables: variables)
  #expect(delete.exit == 0)
  #expect(
    delete.asides == "OPENAI_API_KEY is set in the environment, where larder does not reach: unset OPENAI_API_KEY\n")
}

@Test func `what is not there cannot be listed or removed`() throws {
  let household = try Household()
  let list = try household.keyRun(["key", "list"])
  #expect(list.exit == 0)
  #expect(list.output.isEmpty)
  #expect(list.asides == "There are no keys. To keep one: larder key set openai.\n")
  let delete = try household.keyRun(["key", "delete", "openai"])
  #expect(delete.exit == 5)
  #expect(delete.asides == "No key for openai is kept.\n")
}

@Test func `a key file that is open to others is refused with the way to mend it`() throws {
  let household = try Household()
  _ = try household.keyRun(["key", "set", "openai"], input: key)
  let path = household.path(".config/larder/keys/openai")
  chmod(path, 0o640)
  let run = try household.keyRun(["key", "list"])
  #expect(run.exit == 5)
  #expect(run.output.isEmpty)
  #expect(run.asides == "The key file \(path) is open to others and is not used. To mend it: chmod 600 \(path)\n")
}

@Test(arguments: [
  ("", "it is empty"), ("\n\(key)\n", "it is empty"), ("two words\n", "there is a blank or a line end inside"),
  ("a\u{1B}[31mb\n", "there is a character inside that no key has"),
  (String(repeating: "k", count: 5_000), "it is longer than 4096 bytes"),
  (String(repeating: "k", count: 100_000), "it is longer than 4096 bytes"),
])
func `what is no key is not kept`(input: String, reason: String) throws {
  let household = try Household()
  let run = try household.keyRun(["key", "set", "openai"], input: input)
  #expect(run.exit == 5)
  #expect(run.says == "larder: That is no key: \(reason). Nothing is kept.\n")
  #expect(!household.exists(".config"))
}

@Test func `a dry run keeps and removes nothing`() throws {
  let household = try Household()
  for action in [["set", "openai"], ["delete", "openai"]] {
    let run = try household.keyRun(["--dry-run", "key"] + action, input: key)
    #expect(run.exit == 2)
    #expect(run.says == "larder: Keys have no dry run: key list shows what there is.\n")
  }
  #expect(!household.exists(".config"))
}

@Test(arguments: [
  (["list"], KeyAction.list), (["set", "ollama"], .set(.ollama)), (["delete", "anthropic"], .delete(.anthropic)),
])
func `words of the key command are read`(words: [String], action: KeyAction) throws {
  #expect(try OptionsParser.parse(["key"] + words).command == .key(action))
}

@Test(arguments: [
  ([], "key takes set, list or delete. For example: larder key set openai."),
  ([key], "key takes set, list or delete. For example: larder key set openai."),
  (["list", key], "key list takes nothing."),
  (["set"], "Whose key? For example: larder key set openai."),
  (["delete"], "Whose key? For example: larder key delete openai."),
  (["set", key], "There is no provider of that name. There are: \(providers)."),
  (["delete", key], "There is no provider of that name. There are: \(providers)."),
  (
    ["set", "gemini", key],
    "A key is not given on the command line, where others can read it: larder key set gemini asks for it."
  ),
  (["delete", "openai", key], "key delete takes one name."),
])
func `words that may be a key are never repeated`(words: [String], sentence: String) {
  let error = #expect(throws: UsageError.self) { try OptionsParser.parse(["key"] + words) }
  #expect(error?.sentence.english == sentence)
}

private let providers = "openai, anthropic, gemini, compatible, ollama, llamacpp, openfoodfacts"

@Test func `no key is in the records, the events, the exports or what doctor says`() throws {
  let household = try Household()
  _ = try household.run("key", "set", "openai", input: key)
  let variables = ["HOME": household.folder.path, "ANTHROPIC_API_KEY": key, "LARDER_API_KEY": key]
  let talk = household.path("talk.txt")
  let here = ["--home", household.home] + Household.hereAndNow
  let script = "+300 soup\ny\nhow was today?\n/cost\n/model\n/help\n/foo\n"
  let lines = [
    ["--json"], ["--record", talk], ["doctor"], ["export"], ["key", "list"], ["key", "list", "--json"],
    ["key", "set", "gemini", "--json"], ["key", "delete", "gemini"],
  ]
  let runs = try lines.map { line in
    let input = line.contains("set") ? key : script
    return try Household.larder(here + line, input: Array(input.utf8), environment: variables)
  }
  for run in runs { #expect(!run.says.contains("5f1c0a77"), "\(run.says)") }
  #expect(try !household.read("talk.txt").contains("5f1c0a77"))
  #expect(runs[0].output.contains("saved"))
}

// At a terminal

extension Household {
  fileprivate func keyVisit(_ provider: String) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(columns: 100)
    try terminal.start(
      PseudoTerminal.product("larder"), arguments: ["key", "set", provider],
      environment: ["HOME": folder.path, "TERM": "xterm", "PATH": "/usr/bin:/bin"])
    #expect(terminal.waitFor("Key for \(provider) (not shown): "), "\(terminal.unseen)")
    return terminal
  }
}

@Test func `a key that is typed is not shown, and kept`() throws {
  let household = try Household()
  let terminal = try household.keyVisit("openai")
  #expect(!terminal.isSane)
  terminal.type(key + "\r")
  #expect(terminal.waitForExit() == 0)
  #expect(!terminal.output.contains(key) && !terminal.output.contains("5f1c"))
  #expect(terminal.output.contains("\r\nThe key for openai is kept in "), "\(terminal.output)")
  #expect(!terminal.output.contains("\u{1B}"))
  #expect(terminal.isSane)
  #expect(try household.read(".config/larder/keys/openai") == key + "\n")
}

@Test func `a slip of the finger can be rubbed out unseen`() throws {
  let household = try Household()
  let terminal = try household.keyVisit("openai")
  terminal.type("wrong" + Keys.control("U") + key + "x\u{7F}\r")
  #expect(terminal.waitForExit() == 0)
  #expect(try household.read(".config/larder/keys/openai") == key + "\n")
}

@Test(arguments: [(Keys.control("C"), 130), (Keys.control("D"), 5), ("\r", 5)] as [(String, Int32)])
func `a key can be declined, and the terminal is as it was`(typed: String, exit: Int32) throws {
  let household = try Household()
  let terminal = try household.keyVisit("openai")
  if exit == 130 { terminal.type("sk-half-of") }
  terminal.type(typed)
  #expect(terminal.waitForExit() == exit)
  #expect(terminal.isSane)
  #expect(!terminal.output.contains("sk-half-of"))
  #expect(!household.exists(".config"))
}

@Test(arguments: [SIGTERM, SIGHUP, SIGQUIT])
func `a signal that ends it gives the terminal back`(signal: Int32) throws {
  let household = try Household()
  let terminal = try household.keyVisit("openai")
  terminal.send(signal: signal)
  #expect(terminal.waitForExit() == 128 + signal)
  #expect(terminal.isSane)
  #expect(!terminal.output.contains("\u{1B}"))
}

@Test func `it can be put aside, and asks again afterwards`() throws {
  let household = try Household()
  let terminal = try household.keyVisit("openai")
  terminal.type("half")
  terminal.type(Keys.control("Z"))
  #expect(terminal.waitForStop())
  #expect(terminal.isSane)
  terminal.send(signal: SIGCONT)
  #expect(terminal.waitFor("Key for openai (not shown): "))
  terminal.type(key + "\r")
  #expect(terminal.waitForExit() == 0)
  #expect(try household.read(".config/larder/keys/openai") == key + "\n")
}
