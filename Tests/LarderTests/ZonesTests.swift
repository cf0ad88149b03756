import Nutrition
import Testing
import larder

@Test(arguments: ["Europe/Berlin", "America/Argentina/Buenos_Aires", "Etc/GMT+5", "Asia/Tokyo"])
func `a zone is known by its name`(name: String) {
  #expect(Zones().zone(name)?.identifier == name)
}

@Test func `the world's time needs no file`() {
  #expect(Zones().zone("UTC") == .utc)
}

@Test(arguments: [
  "../../etc/passwd", "Europe/../Europe/Berlin", "/etc/localtime", "Europe//Berlin", "Europe/", "", ".", "..",
  "Europe/Berlin\n", "Europe/Berlin\u{0}", "Europe/Bérlin", "Europe/Nowhere", "zone.tab", "posixrules.txt", "Europe",
  "EST5EDT,M3.2.0,M11.1.0",
])
func `what is no name of a zone is none, and opens no file`(name: String) {
  #expect(Zones().zone(name) == nil)
}

@Test(arguments: [
  ("Asia/Tokyo", "Asia/Tokyo"), (":Asia/Tokyo", "Asia/Tokyo"), ("UTC", "UTC"), (":UTC", "UTC"),
])
func `the machine's zone is the one that TZ names`(variable: String, identifier: String) {
  #expect(Zones().system(variables: ["TZ": variable]).identifier == identifier)
}

@Test(arguments: ["", ":", "Nowhere/Land", "/etc/passwd", ":/etc/localtime", "<+03>-3"])
func `a TZ that names no zone counts as none`(variable: String) {
  #expect(Zones().system(variables: ["TZ": variable]) == Zones().system(variables: [:]))
}

@Test(arguments: [[], ["say", "--yes", "+300 soup"], ["show"]])
func `an unknown zone is said, and nothing is done`(arguments: [String]) throws {
  let household = try Household()
  let run = try household.run(arguments + ["--zone", "../../etc/passwd"], input: "+300 soup\ny\n")
  #expect(run.exit == 2)
  #expect(run.asides == "larder: This machine knows no time zone “../../etc/passwd”. For example: Europe/Berlin.\n")
  #expect(!household.exists("home"))
}
