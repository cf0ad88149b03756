import EmbeddedMessages
import JSON
import Messages
import Nutrition
import Proposals
import Services
import Store
import Testing

struct ProfileTests {
  let home: Household

  init() throws { home = try Household() }

  private func names() throws -> [String] { try home.store.profiles().map(\.name) }

  private func emma() throws -> Profile { try #require(try home.store.profiles().first { $0.name == "Emma" }) }

  /// Goes on in another diary.
  private func change(to name: String) throws {
    home.profile = try #require(try home.store.profiles().first { $0.name == name })
  }

  @Test func `somebody new has the units and hours of the household, and nothing else`() throws {
    try home.save(SetProfile(), ["units": "us"])
    try home.save(SaveProfile(), ["lunch": "12:00"])
    try home.save(SaveProfile(), ["profile": "Emma", "icon": "🦊", "colour": "teal"])
    let emma = try emma()
    #expect(emma.mealHours == home.profile.mealHours && emma.units == .us)
    #expect(emma.label == "🦊 Emma" && emma.colour == .teal && !emma.isDefault)
    #expect(try home.store.records(of: emma.id).isEmpty)
  }

  @Test func `the list shows looks, the default and whose diary this is`() throws {
    try home.save(SaveProfile(), ["profile": "Emma", "icon": "🦊", "colour": "teal"])
    try change(to: "Emma")
    let answer = try home.ask(ListProfiles())
    #expect(
      answer.lines == [
        "Profiles", "me | day starts at 00:00 | default", "🦊 Emma | teal | day starts at 00:00 | this one",
      ])
    #expect(answer.facts[1]?["this_one"] == true)
  }

  @Test func `what is saved in one diary is not in another`() throws {
    try home.save(SaveProfile(), ["profile": "Emma"])
    try home.log("pasta", grams: 200)
    try home.save(RecordWeight(), ["weight": "80 kg"])
    try home.save(SetTargets(), ["kcal": 1_900])
    let me = home.profile.id
    try change(to: "Emma")
    #expect(try home.diary().isEmpty)
    #expect(try home.store.weights(of: home.profile.id, limit: 9).isEmpty)
    #expect(try home.store.target(of: home.profile.id, on: home.today) == nil)
    try home.log("apple", grams: 100)
    #expect(try home.store.diary(of: me, on: home.today).meals.flatMap(\.entries).map(\.name) == ["pasta, cooked"])
  }

  @Test(arguments: ["tr", "TR", "Turkish", "Türkisch", "turco", "türkçe", "土耳其语"])
  func `a language is meant by its code and by its name in any language`(words: String) throws {
    try home.save(SetProfile(), ["language": .string(words)])
    #expect(home.profile.language == "tr")
  }

  @Test func `exactly one is the default`() throws {
    try home.save(SaveProfile(), ["profile": "Emma", "default": true])
    #expect(try home.store.defaultProfile().name == "Emma")
    try home.save(SaveProfile(), ["profile": "me", "default": true])
    #expect(try home.store.defaultProfile().name == "me")
    #expect(throws: ToolError.nothingToChange) { try home.run(SaveProfile(), ["profile": "Emma", "default": false]) }
    try home.save(Undo())
    #expect(try home.store.defaultProfile().name == "Emma")
  }

  @Test func `the default one and the only one stay`() throws {
    #expect(throws: ToolError.profileStays("me", isOnly: true)) { try home.run(DeleteProfile(), ["name": "me"]) }
    try home.save(SaveProfile(), ["profile": "Emma"])
    #expect(throws: ToolError.profileStays("me", isOnly: false)) { try home.run(DeleteProfile(), ["name": "ME"]) }
    #expect(throws: ToolError.noSuchProfile("Zoe", known: ["me", "Emma"])) {
      try home.run(DeleteProfile(), ["name": "Zoe"])
    }
  }

  @Test func `a deletion says what goes with the profile, takes it, and gives it back`() throws {
    try home.save(SaveProfile(), ["profile": "Emma"])
    try home.log("pasta", grams: 200)
    try change(to: "Emma")
    try home.log("apple", grams: 100)
    try home.log("pasta", grams: 100, day: "yesterday")
    try home.save(RecordWeight(), ["weight": "62 kg"])
    try home.save(SetTargets(), ["kcal": 1_900])
    try home.save(RecordActivity(), ["activity": "run", "kcal": 300])
    let before = try home.store.stateHash()
    let own = try home.store.records(of: home.profile.id).count
    let proposal = try home.propose(DeleteProfile(), ["name": "Emma"])
    #expect(
      proposal.card.lines == ["meals | 2", "entries | 2", "targets | 1", "weights | 1", "activities | 1"])
    #expect(proposal.question == .count(own))
    try home.confirm(proposal)
    #expect(try names() == ["me"])
    #expect(try home.store.counts()[.entry] == 1)
    home.profile = try home.store.defaultProfile()
    try home.save(Undo())
    #expect(try home.store.stateHash() == before)
  }

  @Test(arguments: [
    Refusal(["profile": "Emma", "name": "Me"], .outOfRange(.limitedValue(value: .name), range: .rangeOwnName)),
    Refusal(["profile": " "], .outOfRange(.limitedValue(value: .name), range: .rangeCharacters(least: 1, most: 200))),
    Refusal(
      ["icon": "fox"], .outOfRange(.limitedValue(value: .icon), range: .rangeIcon)),
    Refusal(["icon": "\u{301}"], .outOfRange(.limitedValue(value: .icon), range: .rangeIcon)),
    Refusal(["icon": " "], .outOfRange(.limitedValue(value: .icon), range: .rangeIcon)),
    Refusal(["day_start": "13:00"], .outOfRange(.limitedValue(value: .startOfDay), range: .rangeStartOfDay)),
    Refusal(["profile": "me", "colour": nil], .nothingToChange),
  ])
  func `what cannot be is refused`(refusal: Refusal) {
    #expect(throws: refusal.error) { try home.run(SaveProfile(), refusal.call) }
  }

  @Test(arguments: ["🦊", "É", "小", "👩‍👩‍👧‍👦", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "E"])
  func `an icon is one character`(icon: String) throws {
    #expect(try home.propose(SaveProfile(), ["icon": .string(icon)]).card.lines == ["icon | \(icon) | was none"])
  }
}
