import Conversation
import EmbeddedWords
import LanguageModels
import Proposals
import Services
import Testing
import Words

@testable import Conversation

@Suite struct `A word of care` {
  private func finding(_ line: String) throws -> CareWords.Finding { try #require(CareWords.embedded.read(line)) }

  @Test func `names who listens where the person is, whatever the language`() throws {
    let said = try finding("I want to die")
    #expect(CareWording.sentence(said, zone: "Europe/Berlin").contains("TelefonSeelsorge 0800 111 0 111"))
    #expect(CareWording.sentence(said, zone: "Europe/Berlin").contains("call 112"))
    #expect(CareWording.sentence(said, zone: "US/Eastern").contains("988"))
    #expect(
      CareWording.sentence(try finding("ich will sterben"), zone: "Europe/Vienna").contains("Telefonseelsorge 142"))
  }

  @Test func `points to where every line is listed, where none is known`() throws {
    for zone in ["UTC", "Europe/Istanbul", "Mars/Olympus"] {
      #expect(CareWording.sentence(try finding("I want to die"), zone: zone).contains("findahelpline.com"))
    }
    #expect(CareWording.sentence(try finding("I want to die"), zone: "Europe/Istanbul").contains("call 112"))
  }

  @Test func `of eating names who knows about it`() throws {
    #expect(
      CareWording.sentence(try finding("I made myself sick"), zone: "Europe/London").contains("Beat 0808 801 0677"))
    #expect(CareWording.sentence(try finding("I made myself sick"), zone: "Asia/Taipei").contains("1925"))
  }

  @Test func `is said of somebody else to who worries`() throws {
    #expect(
      CareWording.sentence(try finding("my son stopped eating, he is starving himself"), zone: "Europe/London")
        .contains("worry about somebody"))
  }

  @Test func `leaves nothing open in any language`() throws {
    let lines = ["I want to die", "ich will sterben", "quiero morir", "ölmek istiyorum", "我想死", "I fainted", "我晕倒了"]
    for line in lines {
      for zone in ["Europe/Berlin", "UTC"] {
        #expect(!CareWording.sentence(try finding(line), zone: zone).contains { "{}".contains($0) })
      }
    }
  }

  @Test func `comes before any model, and leaves what waits as it is`() async throws {
    let (_, console) = try await Home().converse(["2 eggs", "I want to die"], [logging("egg", 100)])
    #expect(console.proposals.count == 1)
    #expect(console.lines100.contains { $0.contains("people can listen now") })
  }

  @Test func `leads who wants all data erased to where that is done, and proposes nothing`() async throws {
    let words = ["2 eggs", "n", "delete all my data", "y", "forget everything about me"]
    let (_, console) = try await Home().converse(words, [logging("egg", 100)])
    #expect(console.lines100.filter { $0.contains("larder forget everything") }.count == 2)
    #expect(console.proposals.count == 1)
  }

  @Test func `is given every time to who is in danger, and once for the rest`() {
    var turn = Turn()
    func care(_ line: String) -> Bool {
      turn.receive(.line(TypedLine(typed: line))).contains { if case .care = $0 { true } else { false } }
    }
    let first = care("I binged again")
    let danger = care("I want to die")
    let again = care("I want to die")
    let second = care("I binged again")
    #expect(first && danger && again && !second)
  }
}
