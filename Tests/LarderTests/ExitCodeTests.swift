import Testing

/// Runs that end in each way, and all that standard error says then.
private let runs: [(words: [String], input: String, exit: Int32, asides: String)] = [
  (["say", "how was today?"], "", 0, ""),
  (["--yes"], "+300 soup\n", 0, "Save? [y]es, [n]o, or say what to change\n"),
  ([], "+300 soup\nn\n", 0, "Save? [y]es, [n]o, or say what to change\n"),
  (["doctor"], "", 0, ""),
  (["help"], "", 0, ""),
  (["help", "tools"], "", 0, ""),
  (["--version"], "", 0, ""),
  (["say", "asdkjh qwe"], "", 1, ""),
  (["say", "/foo"], "", 1, "There is no command /foo. /help lists what there is.\n"),
  ([], "/find\n", 1, "Which food? For example: /find lentils\n"),
  (["frob"], "", 2, "larder: There is no command “frob”. To log it: larder say frob. See larder --help.\n"),
  (["--hom"], "", 2, "larder: There is no option --hom. Did you mean --home? See larder --help.\n"),
  (
    ["--now", "noon"], "", 2,
    "larder: “noon” is no moment with its offset. For example: 2026-11-20T12:30:00+01:00. See larder --help.\n"
  ),
  (["say", "+300 soup"], "", 3, "Save? [y]es, [n]o, or say what to change\n"),
  ([], "+300 soup\n", 3, "Save? [y]es, [n]o, or say what to change\n"),
  ([], "+300 soup\nlater\n", 3, "Save? [y]es, [n]o, or say what to change\n"),
  // What is left unconfirmed weighs more than a turn that failed.
  (
    [], "/foo\n+300 soup\n", 3,
    "There is no command /foo. /help lists what there is.\nSave? [y]es, [n]o, or say what to change\n"
  ),
  (
    ["--home", "/dev/null", "show"], "", 6,
    "larder: The data folder’s name belongs to a file. Choose another with --home.\n"
  ),
]

@Test(arguments: runs.indices)
func `a run ends with the code that is promised, and says no more than that`(index: Int) throws {
  let expected = runs[index]
  let run = try Household().run(expected.words, input: expected.input)
  #expect(run.exit == expected.exit, "\(expected.words) \(expected.input)")
  #expect(run.asides == expected.asides)
}

@Test(arguments: runs.indices.filter { runs[$0].exit == 2 || runs[$0].exit == 6 })
func `a run that cannot begin leaves standard output empty`(index: Int) throws {
  #expect(try Household().run(runs[index].words, input: "+300 soup\ny\n").output.isEmpty)
}

@Test(
  arguments: [
    ["export"], ["export", "-"], ["show"], ["show", "week", "--json"], ["report"], ["report", "--html", "-"],
    ["journal"], ["doctor"], ["--help"],
  ], ["> /dev/full", ">&-"])
func `results that nobody can take are an error of what shows them`(words: [String], output: String) throws {
  let household = try Household()
  let larder = ["--home", household.home] + words
  let run = try Household.larder(larder, under: ["/bin/sh", "-c", "exec \"$@\" \(output)", "sh"])
  #expect(run.exit == 1)
  #expect(run.asides == "larder: Not all of it could be written.\n")
}

@Test func `where the streams are closed, nothing that is said goes into the files`() throws {
  let household = try Household()
  let shell = ["/bin/sh", "-c", "exec \"$@\" <&- >&- 2>&-", "sh"]
  #expect(try household.run(["say", "--yes", "+300 soup"], under: shell).exit == 0)
  #expect(try household.run(["export", household.path("all.json")], under: shell).exit == 0)
  #expect(try household.read("all.json").hasPrefix("{\"format\""))
  #expect(try household.run("show").output.contains("300 kcal"))
}

@Test func `a reader that goes away stops nothing that was confirmed`() throws {
  let household = try Household()
  let script = "how was today?\n+300 soup\ny\n"
  let pipe = ["/bin/sh", "-c", "\"$@\" | true", "sh"]
  _ = try household.run([], input: script, under: pipe)
  #expect(try household.run("show").output.contains("300 kcal"))
}
