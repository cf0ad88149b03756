import FoundationEssentials
import LoopbackServer
import ProgramTrials
import Testing

/// Official files, as a server on this machine gives them.
struct ImportDownloadTests {
  private let household: Household
  private let file: [UInt8]

  init() throws {
    household = try Household()
    try household.write(productLines(0..<2_000), to: "lines")
    try household.shell("gzip lines")
    file = Array(try #require(FileManager.default.contents(atPath: household.path("lines.gz"))))
  }

  private func importProducts(from server: LoopbackServer) throws -> ProgramRun {
    try household.imports("openfoodfacts", environment: ["LARDER_OFF_DATA_URL": server.address + "/data"])
  }

  private func foods() throws -> Int { try household.references().count { $0.hasPrefix("food|") } }

  @Test func `the official file is downloaded, imported and taken away again`() throws {
    let server = try LoopbackServer([.whole(type: "application/gzip", body: file)])
    let run = try importProducts(from: server)
    #expect(run.exit == 0, "\(run.asides)")
    #expect(try foods() == 2_000)
    #expect(server.requests.map(\.target) == ["/data/openfoodfacts-products.jsonl.gz"])
    #expect(server.requests.first?["user-agent"]?.hasPrefix("larder/") == true)
    #expect(!household.exists("home/downloads/openfoodfacts-products.jsonl.gz"))
  }

  @Test func `a download that broke off goes on where it was, if the file is still the same`() throws {
    let half = file.count / 2
    let head = Answer.head(
      200, [("content-length", "\(file.count)"), ("content-type", "application/gzip"), ("etag", "\"one\"")])
    let rest = Answer.head(
      206,
      [
        ("content-length", "\(file.count - half)"),
        ("content-range", "bytes \(half)-\(file.count - 1)/\(file.count)"), ("etag", "\"one\""),
      ])
    let server = try LoopbackServer([
      Answer([.send(head + file[..<half]), .pause(.milliseconds(50)), .close]), Answer([.send(rest + file[half...])]),
    ])
    let broken = try importProducts(from: server)
    #expect(broken.exit == 4)
    #expect(broken.asides.contains("The same command goes on from here."))
    #expect(try importProducts(from: server).exit == 0)
    #expect(server.requests.last?["range"] == "bytes=\(half)-")
    #expect(server.requests.last?["if-range"] == "\"one\"")
    #expect(try foods() == 2_000)
  }

  @Test func `a file that has changed since is downloaded anew`() throws {
    let head = Answer.head(200, [("content-length", "\(file.count)"), ("etag", "\"one\"")])
    let server = try LoopbackServer([
      Answer([.send(head + file[..<100]), .pause(.milliseconds(50)), .close]),
      .whole(type: "application/gzip", headers: [("etag", "\"two\"")], body: file),
    ])
    #expect(try importProducts(from: server).exit == 4)
    #expect(try importProducts(from: server).exit == 0)
    #expect(try foods() == 2_000)
  }

  @Test func `a file that is elsewhere is got from there, and one that is nowhere is told`() throws {
    let there = try LoopbackServer([.whole(type: "application/gzip", body: file)])
    let here = try LoopbackServer([.whole(302, headers: [("location", there.address + "/x")], body: [])])
    #expect(try importProducts(from: here).exit == 0)
    #expect(try foods() == 2_000)
    let gone = try LoopbackServer([.whole(404, body: [])])
    let run = try household.imports("usda", "sr", environment: ["LARDER_USDA_URL": gone.address])
    #expect(run.exit == 4)
    #expect(run.asides.contains("has no FoodData_Central_sr_legacy_food_csv_2018-04.zip (404). Get the newest from"))
  }

  @Test func `nothing is asked without https, nor another part than there is`() throws {
    let run = try household.imports("usda", environment: ["LARDER_USDA_URL": "http://example.org"])
    #expect(run.exit == 2)
    #expect(run.asides == "larder: example.org is not asked without https.\n")
    #expect(try household.imports("usda", "everything").exit == 2)
    #expect(try household.imports("openfoodfacts", "x").exit == 2)
  }
}
