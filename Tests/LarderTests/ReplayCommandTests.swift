import ProgramTrials
import Testing

private let good = """
  larder transcript 1
  now: 2026-11-20T12:30:00+01:00
  zone: Europe/Berlin
  model: builtin

  A soup.

    > +300 soup
    Lunch, Fri 20 Nov
    1  soup                  300 kcal   P ?  C ?  F ?   estimated
    Save? [y]es, [n]o, or say what to change
    > y
    Saved: lunch, 300 kcal. 1,700 of 2,000 kcal left today.

  """

private let differing = good.replacing("> +300 soup", with: "> +400 soup")

@Test func `a transcript that holds passes`() throws {
  let household = try Household()
  try household.write(good, to: "good.txt")
  let run = try household.run("replay", household.path("good.txt"))
  #expect(run.exit == 0)
  #expect(run.output == "1 passed, 0 failed\n")
  #expect(run.asides.isEmpty)
}

@Test func `a transcript that differs shows where`() throws {
  let household = try Household()
  try household.write(differing, to: "soup.txt")
  let run = try household.run("replay", household.path("soup.txt"))
  #expect(run.exit == 1)
  #expect(run.lines.first == household.path("soup.txt"))
  #expect(run.lines.contains("  -   Saved: lunch, 300 kcal. 1,700 of 2,000 kcal left today."))
  #expect(run.lines.contains("  +   Saved: lunch, 400 kcal. 1,600 of 2,000 kcal left today."))
  #expect(run.lines.last == "0 passed, 1 failed")
  #expect(try household.read("soup.txt") == differing)
}

@Test func `an accepted transcript passes from then on`() throws {
  let household = try Household()
  try household.write(differing, to: "soup.txt")
  let accepting = try household.run("replay", "--accept", household.path("soup.txt"))
  #expect(accepting.exit == 0)
  #expect(accepting.asides == "Accepted: \(household.path("soup.txt"))\n")
  #expect(try household.run("replay", household.path("soup.txt")).output == "1 passed, 0 failed\n")
  let expected = good.replacing("300", with: "400").replacing("1,700", with: "1,600")
  #expect(try household.read("soup.txt") == expected)
}

@Test(arguments: [
  ("hello\n", "Line 1: a transcript begins with “larder transcript 1”."),
  ("", "Line 1: a transcript begins with “larder transcript 1”."),
  (
    "larder transcript 1\nweather: fine\n",
    "Line 2: there is no header “weather”; there are now, zone, model, language, prompt, seed."
  ),
  ("larder transcript 1\nzone: UTC\n", "Line 1: the header “now” is missing."),
  (good.replacing("+01:00", with: ""), "Line 2: “2026-11-20T12:30:00” cannot be read."),
  (good + "  state: 0\n  more\n", "Line 15: the state stands at the end."),
  (good.replacing("Europe/Berlin", with: "Nowhere"), "This machine knows no zone “Nowhere”."),
  (good.replacing("builtin", with: "gpt"), "A transcript runs with builtin or recorded, not “gpt”."),
  (good.replacing("builtin", with: "recorded"), "The model was asked more often than there are recorded answers."),
])
func `a transcript that cannot be run says why, and accepting does not change it`(text: String, reason: String) throws {
  let household = try Household()
  try household.write(text, to: "talk.txt")
  for option in [[], ["--accept"]] {
    let run = try household.run(["replay"] + option + [household.path("talk.txt")])
    #expect(run.exit == 1)
    #expect(run.lines == [household.path("talk.txt"), "  \(reason)", "0 passed, 1 failed"])
    #expect(try household.read("talk.txt") == text)
  }
}

@Test func `a folder stands for the transcripts in it, in order`() throws {
  let household = try Household()
  try household.folders("talks/b", "talks/a")
  try household.write(differing, to: "talks/b/2.txt")
  try household.write("hello", to: "talks/a/9.txt")
  try household.write(good, to: "talks/1.txt")
  try household.write("no transcript", to: "talks/notes.md")
  let run = try household.run("replay", household.path("talks"))
  #expect(run.exit == 1)
  #expect(run.lines.filter { $0.hasPrefix("/") } == [household.path("talks/a/9.txt"), household.path("talks/b/2.txt")])
  #expect(run.lines.last == "1 passed, 2 failed")
}

@Test func `a folder without transcripts is no success`() throws {
  let household = try Household()
  let run = try household.run("replay", household.folder.path)
  #expect(run.exit == 2)
  #expect(run.output.isEmpty)
  #expect(run.asides == "larder: There is no transcript in \(household.folder.path): no file ends in .txt.\n")
}

@Test func `a file that is not there is a usage error`() throws {
  let run = try Household().run("replay", "nowhere.txt")
  #expect(run.exit == 2)
  #expect(run.asides == "larder: There is no file nowhere.txt.\n")
}

@Test func `a replay touches no home`() throws {
  let household = try Household()
  try household.write(good, to: "good.txt")
  _ = try household.run("replay", household.path("good.txt"))
  #expect(!household.exists("home"))
}
