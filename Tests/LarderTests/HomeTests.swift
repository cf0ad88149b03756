import JSON
import Testing
import larder

@Test(
  arguments: [
    ("/o", ["LARDER_HOME": "/l", "XDG_DATA_HOME": "/d", "HOME": "/h"], "/o", "/o/history"),
    ("here", ["HOME": "/h"], "here", "here/history"),
    (nil, ["LARDER_HOME": "/l", "XDG_DATA_HOME": "/d", "HOME": "/h"], "/l", "/l/history"),
    (nil, ["LARDER_HOME": "", "HOME": "/h"], "/h/.local/share/larder", "/h/.local/state/larder/history"),
    (nil, ["XDG_DATA_HOME": "/d", "XDG_STATE_HOME": "/s", "HOME": "/h"], "/d/larder", "/s/larder/history"),
    (nil, ["XDG_DATA_HOME": "/d", "XDG_STATE_HOME": "/s"], "/d/larder", "/s/larder/history"),
    (nil, ["XDG_DATA_HOME": "/d", "HOME": "/h"], "/d/larder", "/h/.local/state/larder/history"),
    (nil, ["XDG_DATA_HOME": "", "HOME": "/h"], "/h/.local/share/larder", "/h/.local/state/larder/history"),
    (
      nil, ["XDG_DATA_HOME": "d", "XDG_STATE_HOME": "../s", "HOME": "/h"], "/h/.local/share/larder",
      "/h/.local/state/larder/history"
    ),
    (nil, ["HOME": "/h"], "/h/.local/share/larder", "/h/.local/state/larder/history"),
  ] as [(String?, [String: String], String, String)])
func `the option goes before the variable, and that before the usual folders`(
  option: String?, variables: [String: String], data: String, history: String
) throws {
  let home = try #require(Home(option: option, variables: variables))
  #expect(home.data == data)
  #expect(home.history == history)
}

@Test(
  arguments: [
    ("/o", ["XDG_CONFIG_HOME": "/c", "HOME": "/h"], "/o"), (nil, ["LARDER_HOME": "/l", "HOME": "/h"], "/l"),
    (nil, ["XDG_CONFIG_HOME": "/c", "HOME": "/h"], "/c/larder"), (nil, ["HOME": "/h"], "/h/.config/larder"),
    (nil, ["XDG_CONFIG_HOME": "c", "HOME": "/h"], "/h/.config/larder"),
    (nil, ["XDG_DATA_HOME": "/d", "XDG_STATE_HOME": "/s"], nil),
  ] as [(String?, [String: String], String?)])
func `the configuration is in the home, or in the folder that the desktop has for it`(
  option: String?, variables: [String: String], configuration: String?
) throws {
  #expect(try #require(Home(option: option, variables: variables)).configuration == configuration)
}

@Test(arguments: [[:], ["HOME": ""], ["HOME": "h"], ["XDG_DATA_HOME": "/d"], ["LARDER_HOME": ""]])
func `without any home there is none`(variables: [String: String]) {
  #expect(Home(option: nil, variables: variables) == nil)
}

@Test func `without any home the program says how to name one`() throws {
  let run = try Household.larder(["show"])
  #expect(run.exit == 2)
  #expect(run.asides == "larder: No home folder is known. Name one with --home DIR.\n")
}

@Test func `the variable names the home of a run`() throws {
  let household = try Household()
  let environment = ["LARDER_HOME": household.home, "HOME": household.path("elsewhere")]
  _ = try Household.larder(Household.hereAndNow + ["say", "--yes", "+300 soup"], environment: environment)
  #expect(try household.eaten() == 300)
  #expect(household.mode(of: "home") == 0o700)
  #expect(household.mode(of: "home/larder.db") == 0o600)
}
