import LoopbackServer
import Testing

private let bar =
  #"{"status":1,"product":{"code":"4006381333931","product_name":"Oat bar","nutriments":"#
  + #"{"energy-kcal_100g":430,"proteins_100g":8,"carbohydrates_100g":62,"fat_100g":16}}}"#

extension Household {
  /// Runs larder with a server in place of Open Food Facts.
  fileprivate func run(_ arguments: [String], asking address: String, input: String = "") throws -> ProgramRun {
    try Household.larder(
      ["--home", home] + Household.hereAndNow + arguments, input: Array(input.utf8),
      environment: ["LARDER_OFF_URL": address, "LARDER_CONTACT": "me@example.org"])
  }
}

@Test func `a barcode is asked for once, by name, and saved when it is confirmed`() throws {
  let household = try Household()
  let server = try LoopbackServer([.whole(body: bar.utf8)])
  let run = try household.run(["say", "--yes", "barcode 4006381333931"], asking: server.address)
  #expect(run.exit == 0)
  #expect(run.output.contains("Done: new food, Oat bar."))
  let request = try #require(server.requests.first)
  #expect(request.target.hasPrefix("/api/v3.6/product/4006381333931?fields="))
  #expect(request["user-agent"]?.hasPrefix("larder/") == true)
  #expect(request["user-agent"]?.contains("me@example.org") == true)
  let again = try household.run(["say", "4006381333931"], asking: server.address)
  #expect(again.output.contains("It is in your food bank."))
  #expect(server.requests.count == 1)
}

@Test func `an answer is kept from run to run`() throws {
  let household = try Household()
  let server = try LoopbackServer([.whole(body: bar.utf8)])
  for _ in 0..<3 { _ = try household.run(["say", "4006381333931"], asking: server.address) }
  #expect(server.requests.count == 1)
}

@Test func `a conversation with an answer from outside replays without it`() throws {
  let household = try Household()
  let server = try LoopbackServer([.whole(body: bar.utf8), .whole(404, body: #"{"status":0}"#.utf8)])
  let record = household.path("talk.txt")
  let lines = "barcode 4006381333931\ny\nbarcode 96385074\n"
  let run = try household.run(["--record", record], asking: server.address, input: lines)
  #expect(run.exit == 0)
  let text = try household.read("talk.txt")
  #expect(text.contains("\n  ~ {\"asked\":\"product 4006381333931\","))
  #expect(try household.run("replay", record).output == "1 passed, 0 failed\n")
  #expect(server.requests.count == 2)
}

@Test(arguments: [
  Answer.whole(429, type: "text/html", body: "<h1>TOO MANY REQUESTS</h1>".utf8),
  .whole(302, headers: [("location", "http://127.0.0.1:1/")], body: []), .cut(after: [Array("{".utf8)]),
  .whole(body: "{\"product\":".utf8), .whole(body: [UInt8](repeating: 0x5B, count: 300_000)),
  .whole(body: [UInt8](repeating: 0x20, count: 2_200_000)), .whole(body: (0...255).map { UInt8($0) }),
])
func `whatever a server does, there is a way on`(_ answer: Answer) throws {
  let household = try Household()
  let server = try LoopbackServer([answer])
  let run = try household.run(["say", "barcode 4006381333931"], asking: server.address)
  #expect(run.exit == 0)
  #expect(run.output.contains("Say what its label states"))
}

@Test func `a server that is silent is not waited for`() throws {
  let household = try Household()
  let server = try LoopbackServer([.silence])
  let run = try household.run(["say", "barcode 4006381333931"], asking: server.address)
  #expect(run.output.contains("did not answer within five seconds"))
}

@Test func `an address that is none is said at once`() throws {
  let run = try Household().run(["say", "hello"], asking: "ftp://nowhere")
  #expect(run.exit == 2)
}
